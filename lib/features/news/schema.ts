import { z } from 'zod'
import { instantSchema } from '@/lib/core/dates-schema'
import { slugSchema } from '@/lib/core/slug-schema'
import { hasContent, slugify } from '@/lib/core/text'
import { pictureAddress } from '@/lib/core/web-address'

export const CATEGORIE_NEWS = ['novità', 'tassi', 'mutui', 'prestiti', 'casa', 'imprese'] as const

export type CategoriaNews = (typeof CATEGORIE_NEWS)[number]

/** "novita" → "novità"; undefined for what is no category. */
export const categoriaOf = (slug: string): CategoriaNews | undefined =>
  CATEGORIE_NEWS.find((categoria) => slugify(categoria) === slug)

/** A news item as it is written; HTML is sanitised on the server. */
export const newsSchema = z.strictObject({
  titolo: z
    .string('Scrivi il titolo.')
    .trim()
    .min(3, 'Scrivi un titolo di almeno 3 caratteri.')
    .max(160, 'Al massimo 160 caratteri.'),
  slug: slugSchema(),
  categoria: z.enum(CATEGORIE_NEWS, 'Scegli una categoria.'),
  abstract: z.string('Scrivi il sommario.').trim().max(400, 'Al massimo 400 caratteri.'),
  corpo: z
    .string('Scrivi il testo.')
    .max(200_000, 'Al massimo 200.000 caratteri.')
    .refine(hasContent, 'Scrivi il testo.'),
  urlImage: pictureAddress('L’indirizzo dell’immagine non è valido.').nullable(),
  urlImageAlt: z.string('Descrivi l’immagine.').trim().max(200, 'Al massimo 200 caratteri.'),
  published: z.boolean('Indica se è pubblicata.'),
  publishedAt: instantSchema('La data di pubblicazione non è valida.').nullable(),
})

/** Published news need their date; an image needs its description. */
export function newsRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  if (value.published && !value.publishedAt) {
    ctx.addIssue({
      code: 'custom',
      path: ['publishedAt'],
      message: 'Per pubblicarla serve la data di pubblicazione.',
    })
  }
  if (value.urlImage && !value.urlImageAlt) {
    ctx.addIssue({
      code: 'custom',
      path: ['urlImageAlt'],
      message: 'Descrivi l’immagine per chi non la vede.',
    })
  }
}

export const newsInitial = {
  titolo: '',
  slug: '',
  categoria: 'novità',
  abstract: '',
  corpo: '',
  urlImage: null,
  urlImageAlt: '',
  published: false,
  publishedAt: null,
} as const
