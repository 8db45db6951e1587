import type { Costo } from './costs'
import { costoTotale, sumOf } from './costs'
import { need, needInteger } from './error'
import { type Cents, needCents } from './exact'
import { importoDaRata } from './instalment'

export const TIPI_CQS = ['dipendente_pubblico', 'dipendente_privato', 'pensionato'] as const
export type TipoCqs = (typeof TIPI_CQS)[number]

/** 24–120 months: ten years at most (DPR 180/1950 artt. 5 and 6). */
export const DURATA_CQS = { min: 24, max: 120 } as const
/** An assigned part of pay: a fifth (DPR 180/1950 artt. 1 and 5). */
const QUINTO = 5

/** What the law leaves of a pension until an installation says otherwise, cents a month: 2026 [law: INPS circular 153/2025]. */
export const PENSIONE_MINIMA = 61_185

export type Cqs = {
  /** All cents. montante: what is paid back; capitale: its value at the TAN; netto: what is received. */
  montante: Cents
  capitale: Cents
  interessi: Cents
  netto: Cents
  /** All that is due: the montante, and what is paid besides with each instalment or each year. */
  totale: Cents
  taeg: number
}

/**
 * The largest instalment that may be assigned, cents, rounded down: a fifth of net pay; on a pension also
 * never more than what exceeds the minimum pension. 0 when nothing may be assigned.
 * Source: DPR 180/1950 artt. 5, 52; for pensions art. 1 c. 3–4 as changed by L. 80/2005, DM 313/2006.
 * @param pensioneMinima the INPS minimum of the year, cents; from settings
 */
export function rataMassimaCqs(netto: Cents, tipo: TipoCqs, pensioneMinima: Cents): Cents {
  needCents(netto, 'netto', 1)
  needCents(pensioneMinima, 'pensioneMinima')
  const quinto = Math.floor(netto / QUINTO)
  return tipo === 'pensionato' ? Math.max(0, Math.min(quinto, netto - pensioneMinima)) : quinto
}

/**
 * Delegation of payment (delega): a second fifth, for employees only; a pension has none.
 * Source: DPR 180/1950 art. 43 (together not above two fifths), circ. MEF 1/2011.
 */
export function rataMassimaDelega(netto: Cents, tipo: TipoCqs): Cents {
  needCents(netto, 'netto', 1)
  need(tipo !== 'pensionato', 'tipo', 'La delegazione di pagamento è riservata ai dipendenti.')
  return Math.floor(netto / QUINTO)
}

/**
 * From the instalment to the net amount: montante = R·n, capital = PV(R) at the TAN, net = capital − costs at the start
 * (commissions, fees, stamp, cover), which are kept back. The TAEG sets the net against R and what is paid with it.
 * @param tan percent @throws FinanceError on `rata`, `durata`, `tan`, `costi` (when they eat the capital)
 */
export function cqsDaRata(rata: Cents, durata: number, tan: number, costi: readonly Costo[] = []): Cqs {
  const { min, max } = DURATA_CQS
  needInteger(durata, min, max, 'durata', `La durata va da ${min} a ${max} mesi.`)
  const montante = rata * durata
  const capitale = importoDaRata(rata, tan, durata)
  const netto = capitale - sumOf(costi, 'iniziale')
  need(netto > 0, 'costi', 'I costi superano il capitale.')
  const interessi = montante - capitale
  const rate = Array.from({ length: durata }, (_, k) => ({ n: k + 1, rata }))
  const { taeg, totale } = costoTotale(capitale, { rate, mesiPerRata: 1, totaleInteressi: interessi }, costi)
  return { montante, capitale, interessi, netto, totale: totale - (capitale - netto), taeg }
}
