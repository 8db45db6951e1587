import { z } from 'zod'
import { reasonSchema } from '@/lib/italian/reason'
import { anno, MAX_ROWS, noCellTwice, riga } from './schema'

/** POST /v2/budgets/proposals: the cells that somebody would like for their team. */
export const proposalSchema = z
  .strictObject({
    anno,
    righe: z
      .array(riga)
      .min(1, 'Cambia almeno una cella.')
      .max(MAX_ROWS, `Al massimo ${MAX_ROWS} celle per volta.`),
    nota: z.string('Scrivi una nota.').trim().max(500, 'Al massimo 500 caratteri.').default(''),
  })
  .superRefine(({ righe }, ctx) => noCellTwice(righe, ctx))
export type ProposalInput = z.infer<typeof proposalSchema>

export const proposalsQuery = z.strictObject({
  anno: z
    .string('Scrivi l’anno.')
    .regex(/^(20[2-9]\d|2100)$/, 'Scrivi un anno fra il 2020 e il 2100.')
    .optional(),
})

export const approveProposal = z.strictObject({ version: z.int('Indica la versione che hai letto.') })
export const rejectProposal = approveProposal.extend({
  motivo: reasonSchema('Scrivi perché.', { short: 'Scrivi perché: chi ha proposto lo leggerà.' }),
})
export type RejectProposal = z.infer<typeof rejectProposal>

/** A cell as it stands and as it is proposed; euro and cases, null where there is no target. */
const cella = z.object({
  agente: z.string(),
  prodotto: z.string(),
  mese: z.int(),
  da: z.number().nullable(),
  a: z.number().nullable(),
  pezziDa: z.int().nullable(),
  pezziA: z.int().nullable(),
})
export const proposalReply = z.object({
  _id: z.string(),
  anno: z.int(),
  chi: z.string(),
  nota: z.string(),
  propostaAt: z.string(),
  aspetta: z.boolean(),
  /** Why the office said no; empty where it said yes, or nothing yet. */
  rifiuto: z.string(),
  celle: z.array(cella),
  version: z.int(),
})
export type Proposta = z.infer<typeof proposalReply>
export const proposalsReply = z.object({ items: z.array(proposalReply) })
export type Proposte = z.infer<typeof proposalsReply>
