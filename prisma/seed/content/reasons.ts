export type Reason = { causale: string; nota: string }
const of = (causale: string, nota = ''): Reason => ({ causale, nota })

/** Why a bank refuses and why clients give up, each with how often it happens. */
export const REFUSALS: readonly (readonly [Reason, number])[] = [
  [of('Rapporto rata/reddito troppo alto', 'la rata supera un terzo del reddito.'), 34],
  [of('Segnalazioni nelle banche dati', 'ritardi su un prestito precedente.'), 24],
  [of('Anzianità di lavoro insufficiente'), 14],
  [of('Perizia inferiore al valore', 'il perito stima l’immobile meno del prezzo.'), 11],
  [of('Reddito non documentato', 'mancano le ultime due dichiarazioni.'), 9],
  [of('Irregolarità dell’immobile', 'la pianta catastale non corrisponde.'), 4],
  [of('Altro', 'La banca ha sospeso il prodotto.'), 4],
]

export const WITHDRAWALS: readonly (readonly [Reason, number])[] = [
  [of('Ha scelto un’altra offerta'), 30],
  [of('Rinuncia all’acquisto', 'il venditore ha ritirato l’immobile.'), 22],
  [of('Documenti non consegnati'), 19],
  [of('Non risponde più'), 14],
  [of('Condizioni troppo onerose'), 9],
  [of('Situazione di lavoro cambiata'), 4],
  [of('Altro', 'Rinvia l’acquisto all’anno prossimo.'), 2],
]

/** Why a loan that was paid out is no longer one. */
export const EARLY_END = 'Estinzione anticipata del finanziamento'
