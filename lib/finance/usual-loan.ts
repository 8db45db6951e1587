/** The loan that calculators begin with and examples are of; euro and months. */
export const PRESTITO_USUALE = { importo: 10_000, durata: 60, finalita: 'liquidita' } as const

/** The mortgage that examples are of; euro and years. */
export const MUTUO_USUALE = {
  finalita: 'acquisto_prima_casa',
  valoreImmobile: 200_000,
  importo: 150_000,
  durata: 25,
} as const

/** The company loan that its calculator begins with; euro and months. */
export const IMPRESA_USUALE = { importo: 100_000, durata: 60, finalita: 'investimenti' } as const
