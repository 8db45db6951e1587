/** What is brokered, by the name that the site gives it. */
export const PRODOTTI = {
  mutuo: 'Mutuo',
  prestito: 'Prestito',
  cdq: 'Cessione del quinto',
  azienda: 'Aziende',
  leasing: 'Leasing',
} as const
/** What is credit to consumers under Directive (EU) 2023/2225: mortgages and what companies borrow are not. */
export const isConsumerCredit = (product: keyof typeof PRODOTTI): boolean =>
  product === 'prestito' || product === 'cdq'

export const TIPI_TASSO = {
  fisso: 'Fisso',
  variabile: 'Variabile',
  misto: 'Misto',
  capped: 'Variabile con tetto',
} as const
export const INDICI = {
  EURIRS: 'Eurirs',
  EURIBOR_1M: 'Euribor 1 mese',
  EURIBOR_3M: 'Euribor 3 mesi',
  EURIBOR_6M: 'Euribor 6 mesi',
} as const
