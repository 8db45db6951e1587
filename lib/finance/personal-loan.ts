import { type Costo, type CostoTotale, costoTotale, pianoConTaeg } from './costs'
import { need, needInteger } from './error'
import type { Cents } from './exact'
import type { Piano } from './schedule-types'

/** Usual bounds of personal loans: 1,000–60,000 €, 12–120 months. */
export const LIMITI_PRESTITO = {
  importoMin: 100_000,
  importoMax: 6_000_000,
  durataMin: 12,
  durataMax: 120,
} as const

export type RichiestaPrestito = {
  importo: Cents
  durataMesi: number
  /** Percent. */
  tan: number
  costi?: readonly Costo[]
}

/**
 * A personal loan: French plan by month, with TAEG on all its costs (art. 121 TUB; Dir. 2008/48/CE All. I).
 * @throws FinanceError on `importo`, `durataMesi`, `tan`
 */
export function prestitoPersonale(richiesta: RichiestaPrestito): { piano: Piano } & CostoTotale {
  const { importo, durataMesi, tan, costi = [] } = richiesta
  checkLimits(richiesta)
  return pianoConTaeg({ importo, durataMesi, tan }, costi)
}

/**
 * A personal loan whose lender has an instalment of its own, the same every month, whatever its TAN gives.
 * @throws FinanceError on `importo`, `durataMesi`, and where no rate comes to the instalment
 */
export function prestitoConRata(
  { importo, durataMesi, costi }: Required<Pick<RichiestaPrestito, 'importo' | 'durataMesi' | 'costi'>>,
  rata: Cents,
): CostoTotale {
  checkLimits({ importo, durataMesi })
  const rate = Array.from({ length: durataMesi }, (_, month) => ({ n: month + 1, rata }))
  const totaleInteressi = rata * durataMesi - importo
  return costoTotale(importo, { rate, mesiPerRata: 1, totaleInteressi }, costi)
}

function checkLimits({ importo, durataMesi }: Pick<RichiestaPrestito, 'importo' | 'durataMesi'>): void {
  const { importoMin, importoMax, durataMin, durataMax } = LIMITI_PRESTITO
  const inside = importo >= importoMin && importo <= importoMax
  need(inside, 'importo', 'Un prestito personale va da 1.000 a 60.000 euro.')
  needInteger(durataMesi, durataMin, durataMax, 'durataMesi', 'La durata va da 12 a 120 mesi.')
}
