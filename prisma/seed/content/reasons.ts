/** Why a bank refuses and why clients give up, each with how often it happens. */
export const REFUSALS = [
  ['Rapporto fra rata e reddito superiore al limite della banca.', 34],
  ['Segnalazione in un sistema di informazioni creditizie.', 24],
  ['Anzianità di lavoro insufficiente.', 16],
  ['Perizia inferiore al valore dichiarato.', 12],
  ['Reddito non sufficientemente documentato.', 9],
  ['Irregolarità urbanistica o catastale dell’immobile.', 5],
] as const

export const WITHDRAWALS = [
  ['Il cliente ha scelto un’altra offerta.', 30],
  ['Il cliente rinuncia all’acquisto.', 22],
  ['Documenti non consegnati.', 20],
  ['Il cliente non risponde più.', 15],
  ['Condizioni ritenute troppo onerose.', 9],
  ['Cambiamento della situazione di lavoro.', 4],
] as const

/** Why a loan that was paid out is no longer one. */
export const EARLY_END = 'Estinzione anticipata del finanziamento'
