import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { jobSchema } from '@/lib/features/jobs/schema'
import { reasonSchema } from '@/lib/italian/reason'

/** What of an agent goes to others when the mandate ends, and how many there are. */
export type Holdings = {
  pratiche: number
  leads: number
  clienti: number
  ticket: number
  team: number
  pesi: number
  budget: number
}

/** The groups that are given to somebody, as the office calls them. */
export const GRUPPI = {
  pratiche: 'Pratiche aperte',
  leads: 'Richieste da lavorare',
  clienti: 'Clienti',
  ticket: 'Ticket aperti',
  team: 'Persone della squadra',
} as const
export type Gruppo = keyof typeof GRUPPI

/** `pesi`: by the weights of product and province. `agenzia`: among the others of the agency, to who has least. */
export const PER_PESI = 'pesi'
export const PER_AGENZIA = 'agenzia'

const message = 'Scegli a chi affidare questo gruppo.'
const agent = z.uuid(message)
const shared = z.strictObject({ a: z.union([agent, z.literal(PER_AGENZIA)], message) })
const weighted = z.strictObject({ a: z.union([agent, z.enum([PER_PESI, PER_AGENZIA])], message) })

/** Body of POST /v2/agents/{id}/offboard. A group of which there is nothing may be left out. */
export const offboardBody = z.strictObject({
  al: daySchema('Scegli l’ultimo giorno del mandato.'),
  motivo: reasonSchema('Scrivi perché.'),
  pratiche: weighted.optional(),
  leads: weighted.optional(),
  clienti: shared.optional(),
  ticket: shared.optional(),
  team: z.strictObject({ a: agent }).optional(),
})
export type OffboardInput = z.infer<typeof offboardBody>

/** What the job says at its end: how many rows of each group went to others, how many found nobody, what meetings leave to be seen to. */
export type OffboardResult = Record<Gruppo, number> & { rimaste: number; cautele?: string[] }

export const offboardReply = z.object({ jobId: z.string() })

/** Work that a closing has started. Who may not follow it (`visibile`) still reads who began it and how it stands. */
const closingJob = jobSchema
  .pick({ _id: true, title: true, state: true, createdAt: true })
  .extend({ avviatoDa: z.string(), visibile: z.boolean() })
export type ClosingJob = z.infer<typeof closingJob>

/**
 * GET /v2/agents/{id}/reinstate: until when the end of the mandate can be undone (null where there is none to undo), and the
 * last work of the last closing: what handed everything over, or what gave it back.
 */
export const closingReply = z.object({
  annullabileFino: z.string().nullable(),
  passaggio: closingJob.nullable(),
  rientro: closingJob.nullable(),
})
export type Closing = z.infer<typeof closingReply>

/** Body of POST /v2/agents/{id}/reinstate. */
export const reinstateBody = z.strictObject({ motivo: offboardBody.shape.motivo })

/** What the job says at its end: how many rows of each group came back, and what did not, by its name. */
export type ReinstateResult = Record<Gruppo, number> & { rimaste: string[] }

const count = z.number().int()
export const holdingsReply = z.object({
  pratiche: count,
  leads: count,
  clienti: count,
  ticket: count,
  team: count,
  pesi: count,
  budget: count,
})
