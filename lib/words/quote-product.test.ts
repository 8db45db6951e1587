import { quoteProduct } from './quote-product'

it.each([
  ['cdq', { delega: true }, 'Delegazione di pagamento'],
  ['cdq', { delega: false }, 'Cessione del quinto'],
  ['cdq', {}, 'Cessione del quinto'],
  ['cdq', null, 'Cessione del quinto'],
  ['prestito', { delega: true }, 'Prestito'],
  ['mutuo', {}, 'Mutuo'],
] as const)('a quote of %s with %j is called %s', (product, input, name) => {
  expect(quoteProduct({ product, input })).toBe(name)
})
