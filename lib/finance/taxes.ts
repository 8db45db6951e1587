import { needInteger } from './error'
import { type Cents, needCents, percentOf } from './exact'

/** Purposes of a mortgage (domain: finalità). */
export const FINALITA_MUTUO = [
  'acquisto_prima_casa',
  'acquisto_seconda_casa',
  'acquisto_ristrutturazione',
  'ristrutturazione',
  'costruzione',
  'surroga',
  'sostituzione',
  'sostituzione_liquidita',
  'liquidita',
  'consolidamento',
  'asta',
  'completamento',
] as const

/** Stamp duty on a loan contract, cents (DPR 642/1972, tariffa art. 2). */
export const BOLLO_PRESTITI: Cents = 1_600
/** The substitute tax belongs to terms of more than 18 months (DPR 601/1973 art. 15). */
export const MESI_IMPOSTA_SOSTITUTIVA = 18
const ALIQUOTA_ORDINARIA = 0.25
const ALIQUOTA_NON_PRIMA_CASA = 2

/** Purposes that buy, build or renovate a home: 2% when it is not the first. */
const CASA = new Set<string>([
  'acquisto_prima_casa',
  'acquisto_seconda_casa',
  'acquisto_ristrutturazione',
  'ristrutturazione',
  'costruzione',
  'asta',
  'completamento',
])

export type Imposta = { voce: string; importo: Cents }

/**
 * Rate of the imposta sostitutiva in percent: 0.25, or 2 for homes that are not the first.
 * Source: DPR 601/1973 artt. 15, 17, 18 (L. 244/2007).
 */
export function aliquotaSostitutiva(
  finalita: string,
  primaCasa = finalita !== 'acquisto_seconda_casa',
): number {
  return CASA.has(finalita) && !primaCasa ? ALIQUOTA_NON_PRIMA_CASA : ALIQUOTA_ORDINARIA
}

/**
 * Tax on a mortgage contract, cents: imposta sostitutiva over 18 months, stamp duty otherwise, nothing on a
 * surroga (DL 7/2007 art. 8 c. 4-bis; art. 120-quater TUB).
 * @throws FinanceError on `importo`, `durataMesi`
 */
export function impostaMutuo(
  importo: Cents,
  durataMesi: number,
  finalita: string,
  primaCasa?: boolean,
): Imposta | null {
  needCents(importo, 'importo', 1)
  needInteger(durataMesi, 1, 1_200, 'durataMesi', 'Indica la durata in mesi.')
  if (finalita === 'surroga') return null
  if (durataMesi <= MESI_IMPOSTA_SOSTITUTIVA) return { voce: 'Imposta di bollo', importo: BOLLO_PRESTITI }
  const aliquota = aliquotaSostitutiva(finalita, primaCasa)
  return { voce: 'Imposta sostitutiva', importo: percentOf(importo, aliquota) }
}
