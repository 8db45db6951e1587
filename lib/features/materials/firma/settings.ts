import { z } from 'zod'
import { webAddress } from '@/lib/core/web-address'
import { defineSetting } from '@/lib/settings/define'

/** `immagine`: its address in the store. */
export type FirmaBanner = {
  immagine: string
  descrizione: string
  link: string
  dal: string
  al: string
} | null

const PICTURE = 'Carica un’immagine, o incolla l’indirizzo di una del gestore dei file.'
const ADDRESS = /\/v2\/(?:storage\/files\/[\da-f-]{36}|files\/[\da-f-]{36}\/content)$/

const parts = {
  immagine: z.string(PICTURE).max(500, PICTURE).regex(ADDRESS, PICTURE),
  descrizione: z
    .string('Scrivi che cosa dice l’immagine.')
    .trim()
    .min(1, 'Scrivi che cosa dice l’immagine.')
    .max(120, 'Al massimo 120 caratteri.'),
  link: webAddress('Scrivi l’indirizzo della pagina, con https://.'),
  dal: z.iso.date('Scegli il primo giorno.'),
  al: z.iso.date('Scegli l’ultimo giorno.'),
}
const LATE = { path: ['al'], message: 'L’ultimo giorno viene dopo il primo.' }
const bannerSchema = z.strictObject(parts)

const nullable = { ...parts, descrizione: z.string(), link: z.string(), dal: z.string(), al: z.string() }

/** Nothing but the picture says whether there is a banner: without one the rest is not asked for. */
const formSchema = z
  .object({
    immagine: nullable.immagine.nullable(),
    descrizione: nullable.descrizione.nullable(),
    link: nullable.link.nullable(),
    dal: nullable.dal.nullable(),
    al: nullable.al.nullable(),
  })
  .superRefine((given, ctx) => {
    if (given.immagine === null) return
    for (const { path, message } of bannerSchema.safeParse(given).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: [...path], message })
    if (given.dal && given.al && given.al < given.dal) ctx.addIssue({ code: 'custom', ...LATE })
  })

export const firmaBanner = defineSetting<FirmaBanner>({
  key: 'firmaBanner',
  group: 'rete',
  label: 'Banner sotto le firme',
  help: 'Un’immagine sotto la firma e-mail di tutti gli agenti, dal primo all’ultimo giorno: chi ha già copiato la sua riceve un avviso. Senza immagine non c’è banner.',
  schema: bannerSchema.refine(({ dal, al }) => dal <= al, LATE).nullable(),
  initial: null,
  isPublic: false,
  publicWords: (value) => ({ descrizione: value?.descrizione }),
  form: {
    fields: [
      {
        name: 'immagine',
        label: 'Immagine',
        kind: 'image',
        help: 'Larga almeno 960 pixel e bassa: si vede larga 480. Dal gestore dei file si incolla l’indirizzo.',
      },
      { name: 'descrizione', label: 'Che cosa dice', kind: 'text', help: 'Per chi non vede le immagini.' },
      { name: 'link', label: 'Pagina che apre', kind: 'text' },
      { name: 'dal', label: 'Dal', kind: 'day', width: 6 },
      { name: 'al', label: 'Al', kind: 'day', width: 6 },
    ],
    schema: formSchema,
    toForm: (value) => ({ ...value }),
    fromForm: ({ immagine, ...rest }) => (immagine ? { immagine, ...rest } : null),
  },
})
