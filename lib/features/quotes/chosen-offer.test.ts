import { type AnyOffer, burdenOf } from './chosen-offer'

it('says what a loan and a salary-backed loan cost in all, whenever it is paid', () => {
  const loan = { importo: 10_000, totaleInteressi: 2_022.8, costiIniziali: 166, totale: 12_266.8 } as AnyOffer
  expect(burdenOf(loan)).toEqual({ spese: 244, totale: 12_266.8 })
  const cdq = { netto: 23_104.34, capitale: 23_570.34, interessi: 6_429.66, montante: 30_000 } as AnyOffer
  expect(burdenOf(cdq)).toEqual({ spese: 466, totale: 30_000 })
})
