import { PRODOTTI } from './products'

/** A second fifth by delegation of payment: another product than a cessione (circ. MEF 1/2011), which one table of figures works out. */
export const DELEGA = 'Delegazione di pagamento'

/** What a quote is of, by its product and what was asked; the input is that of the calculator, and empty once it was erased. */
export function quoteProduct({ product, input }: { product: keyof typeof PRODOTTI; input: unknown }): string {
  const { delega } = (input ?? {}) as { delega?: boolean }
  return product === 'cdq' && delega ? DELEGA : PRODOTTI[product]
}
