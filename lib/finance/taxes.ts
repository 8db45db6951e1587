import { needInteger } from './error'
import { type Cents, needCents, percentOf } from './exact'
import { ALIQUOTA_ORDINARIA, aliquotaSostitutiva } from './substitute-tax'

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
const BOLLO_PRESTITI: Cents = 1_600
/** The substitute tax belongs to terms of more than 18 months (DPR 601/1973 art. 15). */
const MESI_IMPOSTA_SOSTITUTIVA = 18

export type Imposta = { voce: string; importo: Cents }

const bollo = (): Imposta => ({ voce: 'Imposta di bollo', importo: BOLLO_PRESTITI })
const sostitutiva = (importo: Cents, aliquota: number): Imposta => ({
  voce: 'Imposta sostitutiva',
  importo: percentOf(importo, aliquota),
})

/**
 * Tax on a loan contract without a home: the substitute tax of 0.25% over 18 months, stamp duty up to 18 months.
 * Source: DPR 601/1973 artt. 15, 17, 18; DPR 642/1972, tariffa art. 2.
 * @throws FinanceError on `importo`, `durataMesi`
 */
export function impostaPrestito(importo: Cents, durataMesi: number): Imposta {
  needTerms(importo, durataMesi)
  return durataMesi > MESI_IMPOSTA_SOSTITUTIVA ? sostitutiva(importo, ALIQUOTA_ORDINARIA) : bollo()
}

/** Tax on a salary-backed loan or a delegation: stamp duty, however long it is; their lenders do not opt for the other tax. */
export const impostaCqs = bollo

function needTerms(importo: Cents, durataMesi: number): void {
  needCents(importo, 'importo', 1)
  needInteger(durataMesi, 1, 1_200, 'durataMesi', 'Indica la durata in mesi.')
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
  needTerms(importo, durataMesi)
  if (finalita === 'surroga') return null
  if (durataMesi <= MESI_IMPOSTA_SOSTITUTIVA) return bollo()
  return sostitutiva(importo, aliquotaSostitutiva(finalita, primaCasa))
}
