import { z } from 'zod'
import { daySchema } from '@/lib/core/dates-schema'
import { keysOf } from '@/lib/core/keys'
import { numberText } from '@/lib/core/number-text'
import { PRODOTTI } from '@/lib/words/products'

export type Prodotto = keyof typeof PRODOTTI

/** Why somebody got a request. */
export const MOTIVI = {
  peso: 'Per peso',
  assenza: 'Per peso, al posto di chi è assente o al tetto',
  mano: 'A mano',
  riassegnazione: 'Passata da un altro agente',
  diretta: 'Chiesto dal cliente, o già suo',
} as const

/** Why an agent does or does not take part today. */
export const PRESENZE = {
  presente: 'Presente',
  assente: 'Assente',
  bloccato: 'Non attivo',
  tetto: 'Al tetto',
} as const

/** Weights have four decimals, as the column has. */
const UNIT = 10_000
const WHOLE = 100 * UNIT
const MAX_AGENTS = 200
const MAX_SIMULATED = 500

/** In ten-thousandths of a percent, so that sums are exact. */
export const units = (peso: number): number => Math.round(peso * UNIT)
export const sumOf = (weights: readonly { peso: number }[]): number =>
  weights.reduce((total, { peso }) => total + units(peso), 0) / UNIT
export const isWhole = (weights: readonly { peso: number }[]): boolean => units(sumOf(weights)) === WHOLE

export type Weighted = { agentId: string; peso: number }

/** The same proportions so that they sum to 100 to the last decimal: what rounding leaves goes where it took most. */
export function normalizeWeights(weights: readonly Weighted[]): Weighted[] {
  const sum = weights.reduce((total, { peso }) => total + peso, 0)
  if (sum <= 0) return []
  const parts = weights.map(({ agentId, peso }) => {
    const exact = (peso / sum) * WHOLE
    return { agentId, exact, got: Math.max(1, Math.floor(exact)) }
  })
  const order = parts.toSorted(
    (a, b) => b.exact - b.got - (a.exact - a.got) || (a.agentId < b.agentId ? -1 : 1),
  )
  const left = WHOLE - parts.reduce((total, { got }) => total + got, 0)
  for (const part of order.slice(0, Math.max(0, left))) part.got += 1
  // Many that were rounded up to the least weight may have taken too much: the largest gives it back.
  const largest = parts.reduce((most, part) => (part.got > most.got ? part : most))
  largest.got += Math.min(0, left)
  return parts.map(({ agentId, got }) => ({ agentId, peso: got / UNIT }))
}

/** 100 divided in equal parts. */
export const equalParts = (agentIds: readonly string[]): Weighted[] =>
  normalizeWeights(agentIds.map((agentId) => ({ agentId, peso: 1 })))

const product = z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.')
const provincia = z
  .string('Scegli la provincia, o nessuna per «ovunque».')
  .regex(/^[A-Z]{2}$/, 'Scegli una provincia.')
  .nullable()
const agentId = z.uuid('Scegli l’agente.')
const pesoSchema = z.strictObject({
  agentId,
  peso: z
    .number('Scrivi il peso.')
    .gt(0, 'Il peso è maggiore di 0.')
    .max(100, 'Il peso è al massimo 100.')
    .refine((peso) => Math.abs(peso * UNIT - units(peso)) < 1e-6, 'Al massimo quattro decimali.'),
})
const tetto = z
  .number('Scrivi un numero.')
  .int('Scrivi un numero intero.')
  .min(1, 'Almeno 1.')
  .max(10_000, 'Al massimo 10.000.')
  .nullable()
  .optional()
const tettoSchema = z.strictObject({ agentId, giorno: tetto, mese: tetto })

const isDouble = (rows: readonly { agentId: string }[], index: number) =>
  rows.findIndex((row) => row.agentId === rows[index]?.agentId) !== index

/** PUT /percLeads/groups: a whole group, which begins a new epoch. */
export const gruppoSchema = z
  .strictObject({
    product,
    provincia,
    /** From this day; now, without one. */
    dal: daySchema('La data non è valida.').optional(),
    /** The epoch that was read; null where the group is new. */
    version: z.number('Indica la versione che hai letto.').int().nullable(),
    pesi: z.array(pesoSchema).max(MAX_AGENTS, `Al massimo ${MAX_AGENTS} agenti.`),
    tetti: z.array(tettoSchema).max(MAX_AGENTS).optional(),
    /** With no weights: the group is closed, and its requests go by the weights of «ovunque», or to the agencies. */
    chiudi: z.literal(true).optional(),
  })
  .superRefine(({ pesi, tetti = [], chiudi }, ctx) => {
    const wrong = (path: (string | number)[], message: string) =>
      ctx.addIssue({ code: 'custom', path, message })
    if (chiudi && pesi.length > 0) wrong(['pesi'], 'Per chiudere il gruppo togli tutti gli agenti.')
    if (!chiudi && !isWhole(pesi)) wrong(['pesi'], sumText(sumOf(pesi)))
    for (const index of pesi.keys())
      if (isDouble(pesi, index)) wrong(['pesi', index, 'agentId'], 'Questo agente c’è già.')
    for (const [index, row] of tetti.entries()) {
      if (isDouble(tetti, index)) wrong(['tetti', index, 'agentId'], 'Questo agente c’è già.')
      if (!pesi.some((one) => one.agentId === row.agentId))
        wrong(['tetti', index, 'agentId'], 'Il tetto è di un agente che non è nel gruppo.')
    }
  })
export type GruppoInput = z.infer<typeof gruppoSchema>

export const percent = (value: number): string => numberText(value, { most: 4, grouped: false })
export const sumText = (sum: number): string => `La somma dei pesi è ${percent(sum)}: deve essere 100.`

export const elencoQuery = z.strictObject({ product: product.optional() })

export const andamentoQuery = z.strictObject({ product })
export const andamentoReply = z.object({
  settimane: z.array(
    z.object({
      lunedi: z.string(),
      /** The greatest among all groups at the end of the week; null where none was in force. */
      scarto: z.number().nullable(),
      /** Leads that counted in a group. */
      richieste: z.int(),
    }),
  ),
})
export type Andamento = z.infer<typeof andamentoReply>

/** POST /percLeads/simulate: who would get the next requests; with weights, were they in force. */
export const simulaSchema = z.strictObject({
  product,
  provincia,
  n: z
    .number('Scrivi quante richieste.')
    .int('Scrivi un numero intero.')
    .min(1, 'Almeno 1.')
    .max(MAX_SIMULATED, `Al massimo ${MAX_SIMULATED}.`),
  pesi: z.array(pesoSchema).min(1, 'Indica almeno un agente.').max(MAX_AGENTS).optional(),
})
export type SimulaInput = z.infer<typeof simulaSchema>

const chi = z.object({ _id: z.string(), nome: z.string() })
const membro = z.object({
  agentId: z.string(),
  nome: z.string(),
  peso: z.number(),
  tettoGiorno: z.number().nullable(),
  tettoMese: z.number().nullable(),
  presenza: z.enum(Object.keys(PRESENZE) as [keyof typeof PRESENZE]),
  /** Last day away. */
  assenteAl: z.string().nullable(),
  /** Percent of the next request, with what the absent would have had. */
  quota: z.number(),
  atteso: z.number(),
  ricevuti: z.number(),
  deficit: z.number(),
})
const gruppo = z.object({
  _id: z.string(),
  product: z.string(),
  provincia: z.string().nullable(),
  luogo: z.string(),
  epoca: z.number(),
  dal: z.string(),
  /** What a change of the group has to send. */
  version: z.number(),
  membri: z.array(membro),
  ricevuti: z.number(),
  maxDeficit: z.number(),
  chiQuadro: z.object({ value: z.number(), degrees: z.number(), limit: z.number(), ok: z.boolean() }),
  prossimi: z.array(chi),
  /** The epoch that begins on a later day. */
  inProgramma: z.object({ epoca: z.number(), dal: z.string(), agenti: z.number() }).nullable(),
})
const altro = z.object({
  product: z.string(),
  provincia: z.string().nullable(),
  luogo: z.string(),
  version: z.number(),
  /** The day on which the group begins; null where it is closed. */
  dal: z.string().nullable(),
})
export const elencoReply = z.object({ gruppi: z.array(gruppo), altri: z.array(altro) })
export const gruppoReply = gruppo
export const registroReply = z.object({
  ultime: z.array(
    z.object({
      _id: z.string(),
      leadId: z.string(),
      codice: z.string(),
      at: z.string(),
      agente: z.string(),
      motivo: z.enum(Object.keys(MOTIVI) as [keyof typeof MOTIVI]),
      deficit: z.number().nullable(),
      contata: z.boolean(),
    }),
  ),
  membri: z.array(membro),
  prossimi: z.array(chi),
  epoche: z.array(
    z.object({
      _id: z.string(),
      epoca: z.number(),
      dal: z.string(),
      inVigore: z.boolean(),
      salvata: z.string(),
      pesi: z.array(z.object({ nome: z.string(), peso: z.number() })),
    }),
  ),
})
export const simulaReply = z.object({
  prossimi: z.array(chi),
  ricevuti: z.array(chi.extend({ ricevuti: z.number() })),
})

export type Membro = z.infer<typeof membro>
export type Gruppo = z.infer<typeof gruppo>
export type Altro = z.infer<typeof altro>
export type Elenco = z.infer<typeof elencoReply>
export type Registro = z.infer<typeof registroReply>
export type Simulazione = z.infer<typeof simulaReply>
