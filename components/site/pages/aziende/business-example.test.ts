import { confrontaMutui } from '@/lib/finance/compare'
import { prodottoMutuo, richiestaMutuo, valoriProva } from '@/lib/finance/test-products'
import { inEuro, kindOf, rateOf } from './business-example'

it('every sum of a loan that follows an index is in euro', () => {
  const misto = prodottoMutuo({ tipoTasso: 'misto', mesiFissi: 24, indice: 'EURIBOR_1M' })
  const [offerta] = confrontaMutui(richiestaMutuo, [misto], valoriProva).offerte
  if (!offerta) throw new Error('no offer')
  const sums = inEuro(offerta)
  expect(sums.rata).toBe(offerta.rata / 100)
  expect(sums.rataSeSale).toBe((offerta.rataSeSale ?? 0) / 100)
  expect(sums.rataSeSale).toBeGreaterThan(sums.rata)
  expect(sums.rataSeSale).toBeLessThan(sums.rata * 2)
  expect(sums.tassi).toEqual([
    expect.objectContaining({ dalMese: 25, rata: (offerta.tassi[0]?.rata ?? 0) / 100 }),
  ])
  expect([kindOf(offerta), rateOf(offerta)]).toEqual(['Misto', expect.stringContaining('dalla rata 25')])
})
