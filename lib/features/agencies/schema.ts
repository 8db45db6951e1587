import { z } from 'zod'
import { round } from '@/lib/core/money'
import { slugSchema } from '@/lib/core/slug-schema'
import { pictureAddress } from '@/lib/core/web-address'
import { figureInQuery, pageLimit } from '@/lib/italian/figure-in-query'
import { orariSchema } from '@/lib/italian/opening-hours-schema'
import { phoneSchema } from '@/lib/italian/phone-schema'

export const SERVIZI = [
  'mutui',
  'prestiti',
  'cessione del quinto',
  'aziende',
  'leasing',
  'assicurazioni',
] as const

/** Ten centimetres: maps give more decimals than the position of a door needs. */
const DECIMALS = 6

/** A latitude or longitude in Italy, as it is kept. */
const degrees = (min: number, max: number) =>
  z
    .number('Indica la posizione.')
    .min(min, 'Fuori dall’Italia.')
    .max(max, 'Fuori dall’Italia.')
    .overwrite((value) => round(value, DECIMALS))

export const agencySchema = z.strictObject({
  nome: z.string('Scrivi il nome.').trim().min(2, 'Scrivi il nome.').max(120, 'Al massimo 120 caratteri.'),
  slug: slugSchema(),
  indirizzo: z.string('Scrivi l’indirizzo.').trim().min(3, 'Scrivi l’indirizzo.').max(200),
  cap: z.string('Scrivi il CAP.').regex(/^\d{5}$/, 'Il CAP ha 5 cifre.'),
  comune: z.string('Scrivi il comune.').trim().min(2, 'Scrivi il comune.').max(120),
  provincia: z.string('Scegli la provincia.').regex(/^[A-Z]{2}$/, 'La sigla ha due lettere maiuscole.'),
  lat: degrees(35, 48).nullable(),
  lng: degrees(6, 19).nullable(),
  telefono: phoneSchema().nullable(),
  email: z.email('L’indirizzo e-mail non è valido.').nullable(),
  orari: orariSchema,
  servizi: z.array(z.enum(SERVIZI, 'Servizio non previsto.')),
  urlPhoto: pictureAddress('L’indirizzo della fotografia non è valido.').nullable(),
  published: z.boolean('Indica se è pubblicata.'),
})

/** Half a position is none, and a published agency must be found on the map. */
export function agencyRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const { lat, lng } = value
  if (lat === null && lng !== null) {
    ctx.addIssue({ code: 'custom', path: ['lat'], message: 'Indica anche la latitudine.' })
  } else if (lng === null && lat !== null) {
    ctx.addIssue({ code: 'custom', path: ['lng'], message: 'Indica anche la longitudine.' })
  } else if (value.published && lat === null) {
    ctx.addIssue({
      code: 'custom',
      path: ['lat'],
      message: 'Per pubblicarla indica la posizione sulla mappa.',
    })
  }
}

export const agencyInitial = {
  nome: '',
  slug: '',
  indirizzo: '',
  cap: '',
  comune: '',
  provincia: '',
  lat: null,
  lng: null,
  telefono: null,
  email: null,
  orari: [],
  servizi: ['mutui', 'prestiti'],
  urlPhoto: null,
  published: false,
}

const inItaly = (min: number, max: number) => figureInQuery('rate', degrees(min, max), { negative: true })

/** GET /agencies/nearest: from a CAP, the name of a town or a position. */
export const nearestQuery = z
  .strictObject({
    cap: z
      .string()
      .regex(/^\d{5}$/, 'Il CAP ha 5 cifre.')
      .optional(),
    q: z
      .string()
      .trim()
      .min(2, 'Scrivi almeno due caratteri.')
      .max(80, 'Al massimo 80 caratteri.')
      .optional(),
    lat: inItaly(35, 48).optional(),
    lng: inItaly(6, 19).optional(),
    limit: pageLimit(10),
    servizio: z.enum(SERVIZI, 'Servizio non previsto.').optional(),
    apertaOra: z
      .enum(['true', 'false'], 'Scrivi true o false.')
      .transform((text) => text === 'true')
      .optional(),
  })
  .refine(({ cap, q, lat, lng }) => cap || q || (lat !== undefined && lng !== undefined), {
    path: ['cap'],
    message: 'Indica un CAP, un comune, oppure lat e lng.',
  })
export type NearestQuery = z.infer<typeof nearestQuery>

export const nearestReply = z.object({
  luogo: z.object({ nome: z.string(), lat: z.number(), lng: z.number() }),
  items: z.array(
    agencySchema.omit({ published: true }).extend({
      _id: z.string(),
      distanceKm: z.number(),
      apertaOra: z.boolean(),
    }),
  ),
  nextCursor: z.null(),
  total: z.number(),
})
