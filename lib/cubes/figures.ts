import type { Measure } from './cubes'

/** Figures that are made of measures. A ratio is of sums, never a mean of ratios; without a denominator there is none. */

type Production = Record<Measure<'cubo_agente'>, number>
type Leads = Record<Measure<'cubo_coorte_richieste'>, number>

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** Cents paid out, minus those taken back in the same months. */
export const erogatoNetto = ({ liquidato, stornato }: Pick<Production, 'liquidato' | 'stornato'>): number =>
  liquidato - stornato

/** Cents of a case that stayed paid out. */
export const ticketMedio = (row: Production): number | null =>
  ratio(erogatoNetto(row), row.liquidate - row.stornate)

/** Days of the calendar from opening to payment. */
export const giorniMedi = ({ giorni, liquidate }: Pick<Production, 'giorni' | 'liquidate'>): number | null =>
  ratio(giorni, liquidate)

/** Part of what banks decided that they approved, from 0 to 1. */
export const quotaDeliberate = ({
  deliberate,
  respinte,
}: Pick<Production, 'deliberate' | 'respinte'>): number | null => ratio(deliberate, deliberate + respinte)

/**
 * Of the same requests, parts from 0 to 1: of those that came, how many have become a case; of those whose first contact could
 * be measured, how many were called within an hour of office.
 */
export const leadRatios = (row: Leads) => ({
  convertite: ratio(row.convertite, row.n),
  entroOra: ratio(row.entroOra, row.misurate),
})
