import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { dayInQuery } from '@/lib/italian/day-in-query'
import { PRIORITA_OPTIONS } from './states'

const day = dayInQuery()
const priorita = PRIORITA_OPTIONS.map(({ value }) => value) as [string, ...string[]]

/** Who opens tickets. */
export const RUOLI = { client: 'Clienti', agent: 'Agenti', admin: 'Sede' } as const

export const statisticsQuery = z.strictObject({
  from: day.optional().describe('Primo giorno; senza, trenta giorni prima di `to`.'),
  to: day.optional().describe('Ultimo giorno; senza, oggi.'),
  categoryId: z.uuid('Categoria non valida.').optional(),
  assigneeId: z.uuid('Persona non valida.').optional(),
  priorita: z.enum(priorita, 'Priorità non prevista.').optional(),
  ruolo: z.enum(keysOf(RUOLI), 'Ruolo non previsto.').optional().describe('Di chi ha aperto il ticket.'),
})
export type StatisticsQuery = z.infer<typeof statisticsQuery>

/** Of a deadline: how many kept it and how many did not, and the working minutes that it took. */
const tempo = z.object({
  entro: z.int(),
  oltre: z.int(),
  mediana: z.number().nullable(),
  p90: z.number().nullable(),
})

const gruppo = z.object({
  _id: z.uuid().nullable(),
  nome: z.string(),
  aperti: z.int(),
  risolti: z.int(),
  /** Not solved yet, today. */
  daRisolvere: z.int(),
  entro: z.int(),
  oltre: z.int(),
  stelle: z.number().nullable(),
})

export const statisticsReply = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  aperti: z.int(),
  risolti: z.int(),
  riaperti: z.int(),
  /** Not solved at the end of the last day. */
  arretrato: z.int(),
  messaggi: z.number().nullable(),
  primaRisposta: tempo,
  soluzione: tempo,
  voti: z.object({ n: z.int(), media: z.number().nullable(), buoni: z.int() }),
  giorni: z.array(z.object({ date: z.iso.date(), aperti: z.int(), risolti: z.int(), arretrato: z.int() })),
  /** Tickets opened by weekday (1 is Monday) and hour of Italy. */
  ore: z.array(z.object({ giorno: z.int(), ora: z.int(), n: z.int() })),
  categorie: z.array(gruppo),
  persone: z.array(gruppo),
})
export type Statistics = z.infer<typeof statisticsReply>
export type StatisticsGroup = z.infer<typeof gruppo>
