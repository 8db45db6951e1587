import { z } from 'zod'
import { keysOf } from '@/lib/core/keys'
import { round } from '@/lib/core/money'
import { PRODOTTI } from '@/lib/words/products'

export const MESI = [
  'gen',
  'feb',
  'mar',
  'apr',
  'mag',
  'giu',
  'lug',
  'ago',
  'set',
  'ott',
  'nov',
  'dic',
] as const

/** What the rows of the grid stand for. */
export const GRUPPI_BUDGET = { agente: 'Agente', responsabile: 'Responsabile', agenzia: 'Agenzia' } as const
export type GruppoBudget = keyof typeof GRUPPI_BUDGET

/** A year of the whole network, all products: twelve months of 200 agents and five products. */
export const MAX_ROWS = 12_000
export const MAX_EURO = 1_000_000_000
export const MAX_PEZZI = 10_000

const product = z.enum(keysOf(PRODOTTI), 'Scegli il prodotto.')
export const anno = z
  .int('Scrivi un anno fra il 2020 e il 2100.')
  .min(2020, 'Scrivi un anno fra il 2020 e il 2100.')
  .max(2100, 'Scrivi un anno fra il 2020 e il 2100.')
const mese = z.int('Il mese va da 1 a 12.').min(1, 'Il mese va da 1 a 12.').max(12, 'Il mese va da 1 a 12.')

export const riga = z.strictObject({
  agentId: z.uuid('Scegli l’agente.'),
  product,
  mese,
  /** Euro; null takes the target away. */
  importo: z
    .number('Scrivi l’importo.')
    .min(0, 'Un budget non può essere negativo.')
    .max(MAX_EURO, 'Al massimo un miliardo.')
    .refine((euro) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-4, 'Al massimo due decimali.')
    .nullable(),
  /** Cases; what is not said stays as it is. */
  pezzi: z
    .int('Scrivi un numero intero di pratiche.')
    .min(1, 'Almeno una pratica.')
    .max(MAX_PEZZI, 'Al massimo 10.000 pratiche.')
    .nullable()
    .optional(),
})
export type RigaBudget = z.infer<typeof riga>

/** A cell that is said twice is an error of its second place. */
export function noCellTwice(righe: readonly RigaBudget[], ctx: z.RefinementCtx): void {
  const seen = new Set<string>()
  for (const [index, { agentId, product: of, mese: month }] of righe.entries()) {
    const key = `${agentId} ${of} ${month}`
    if (seen.has(key))
      ctx.addIssue({ code: 'custom', path: ['righe', index, 'mese'], message: 'Questa cella c’è già.' })
    seen.add(key)
  }
}

/** PUT /budgets/year: the cells that change, and which months are locked afterwards. */
export const annoSchema = z
  .strictObject({
    anno,
    /** The year that was read; null where nobody has saved it yet. */
    version: z.int('Indica la versione che hai letto.').nullable(),
    righe: z.array(riga).max(MAX_ROWS, `Al massimo ${MAX_ROWS} celle per volta.`),
    bloccati: z.array(mese).max(12, 'I mesi sono dodici.').optional(),
  })
  .superRefine(({ righe }, ctx) => noCellTwice(righe, ctx))
export type AnnoInput = z.infer<typeof annoSchema>

/** A parameter of an address is a text. */
const annoQuery = z
  .string('Scrivi l’anno.')
  .regex(/^(20[2-9]\d|2100)$/, 'Scrivi un anno fra il 2020 e il 2100.')

export const budgetQuery = z.strictObject({
  anno: annoQuery.optional(),
  product: product.optional(),
  agencyId: z.uuid('Scegli l’agenzia.').optional(),
  gruppo: z.enum(keysOf(GRUPPI_BUDGET), 'Scegli come raggruppare.').optional(),
})
export type BudgetQuery = z.infer<typeof budgetQuery>

const figure = z.record(z.string(), z.number().nullable())
const riquadro = z.object({
  key: z.string(),
  label: z.string(),
  /** Twelve, from January. */
  mesi: z.array(figure),
  totale: figure,
})
export const annoReply = z.object({
  anno: z.number(),
  /** What a change has to send; null where nobody has saved the year yet. */
  version: z.number().nullable(),
  bloccati: z.array(z.number()),
  /** Twelve shares of a year, 100 in all. */
  stagionalita: z.array(z.number()),
  gruppo: z.string(),
  rows: z.array(riquadro),
  totals: riquadro.omit({ key: true, label: true }),
  asOf: z.string(),
})
export type Anno = z.infer<typeof annoReply>
export type RigaAnno = Anno['rows'][number]

/**
 * An amount shared among months by their shares, in steps of `unit`: what rounding leaves goes to the largest share, so that the
 * parts are the whole. Without any share they are equal.
 */
export function allocate(amount: number, shares: readonly number[], unit = 100): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  const even = sum > 0 ? shares : shares.map(() => 1)
  const whole = even.reduce((all, share) => all + share, 0)
  const parts = even.map((share) => Math.round((amount * share) / whole / unit) * unit)
  const left = round(amount - parts.reduce((all, part) => all + part, 0), 2)
  const largest = even.indexOf(Math.max(...even))
  return parts.map((part, index) => (index === largest ? part + left : part))
}
