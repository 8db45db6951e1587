/** The loan that calculators begin with and examples are of; euro and months. */
export const PRESTITO_USUALE = { importo: 10_000, durata: 60, finalita: 'liquidita' } as const
