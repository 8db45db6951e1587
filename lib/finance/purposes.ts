import type { FINALITA_MUTUO } from './taxes'

/* What money is asked for, in the words of every page, frame, document and area. */

/** Purposes of a mortgage, in the order of the list. */
export const SCOPI_MUTUO: Record<(typeof FINALITA_MUTUO)[number], string> = {
  acquisto_prima_casa: 'Acquisto prima casa',
  acquisto_seconda_casa: 'Acquisto seconda casa',
  acquisto_ristrutturazione: 'Acquisto e ristrutturazione',
  ristrutturazione: 'Ristrutturazione',
  costruzione: 'Costruzione',
  surroga: 'Surroga',
  sostituzione: 'Sostituzione',
  sostituzione_liquidita: 'Sostituzione e liquidità',
  liquidita: 'Liquidità',
  consolidamento: 'Consolidamento debiti',
  asta: 'Acquisto all’asta',
  completamento: 'Completamento costruzione',
}

/** Purposes of a loan, in the order of the list. */
export const SCOPI_PRESTITO = {
  liquidita: 'Liquidità',
  auto: 'Auto',
  arredo: 'Arredo e casa',
  spese_mediche: 'Spese mediche',
  studio: 'Studio',
} as const

/** Purposes of a company loan, in the order of the list. */
export const SCOPI_AZIENDA = {
  investimenti: 'Investimenti',
  liquidita: 'Liquidità',
  immobile_strumentale: 'Immobile strumentale',
} as const
