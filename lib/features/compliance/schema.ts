import { z } from 'zod'
import { todayInRome } from '@/lib/core/dates'
import { placeInQuery } from '@/lib/italian/figure-in-query'

const day = (missing: string) => z.iso.date(missing)

/** POST /compliance/fascicoli: of which days the pack is made, both included. */
export const packSchema = z.strictObject({
  dal: day('Scegli il primo giorno.'),
  al: day('Scegli l’ultimo giorno.'),
})
export type PackInput = z.infer<typeof packSchema>

const MOST_YEARS = 10

/** Across fields: the days in their order, not ahead, and not more than an inspection asks for. */
export function packRules(value: Record<string, unknown>, ctx: z.RefinementCtx): void {
  const { dal, al } = value as Partial<PackInput>
  const say = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message })
  if (!dal || !al) return
  if (al > todayInRome()) say('al', 'Questo giorno deve ancora venire.')
  if (dal > al) say('dal', 'Il primo giorno viene dopo l’ultimo.')
  if (Number(al.slice(0, 4)) - Number(dal.slice(0, 4)) > MOST_YEARS)
    say('dal', 'Al massimo dieci anni per volta.')
}

const pack = z.object({
  _id: z.string(),
  dal: z.string(),
  al: z.string(),
  createdAt: z.string(),
  jobId: z.string(),
  /** Null until it is ready. */
  fileId: z.string().nullable(),
})
export type Pack = z.infer<typeof pack>
export const packReply = pack
export const packsReply = z.object({ items: z.array(pack) })

const due = z.object({
  key: z.string(),
  chi: z.string(),
  che: z.string(),
  entro: z.string().nullable(),
  href: z.string(),
})
const queue = z.object({
  name: z.string(),
  titolo: z.string(),
  vuoto: z.string(),
  tutti: z.string(),
  total: z.int(),
  items: z.array(due),
})
export type DueQueue = z.infer<typeof queue>
/** Where all of a kind is listed. */
export const queueAt = (name: string): string => `/admin/compliance/scadenze?coda=${name}`

/** Which page of which kind an address asks for; what it says wrongly of the page is the first one. */
export const queuePage = z.object({
  coda: z.string().optional(),
  pagina: placeInQuery(10_000).catch(1).default(1),
})

const text = z.object({
  testo: z.string(),
  dal: z.string().nullable(),
  href: z.string(),
  manca: z.literal(true).optional(),
})
const texts = z.object({ name: z.string(), titolo: z.string(), items: z.array(text) })
export type TextGroup = z.infer<typeof texts>

/** GET /compliance */
export const complianceReply = z.object({ oggi: z.string(), scadenze: z.array(queue), testi: z.array(texts) })
export type Compliance = z.infer<typeof complianceReply>
