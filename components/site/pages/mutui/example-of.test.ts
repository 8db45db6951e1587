import { prodottoMutuo, valoriProva } from '@/lib/finance/test-products'
import { exampleOf } from './example-of'

it('is the cheapest fixed rate that anybody can ask for', () => {
  const esempio = exampleOf(
    [
      prodottoMutuo({ id: 'giovani', spread: 0.1, ltvMax: 100 }),
      prodottoMutuo({ id: 'variabile', spread: 0.1, tipoTasso: 'variabile', indice: 'EURIBOR_3M' }),
      prodottoMutuo({ id: 'caro', spread: 0.9 }),
      prodottoMutuo(),
    ],
    valoriProva,
  )
  expect(esempio).toMatchObject({ prodotto: { id: 'p1' }, rata: 72_702, importo: 15_000_000 })
  expect(exampleOf([], valoriProva)).toBeUndefined()
})
