import { type AnyOffer, burdenOf, feeOfQuote } from './chosen-offer'

it('says what a loan and a salary-backed loan cost in all, whenever it is paid', () => {
  const loan = { importo: 10_000, totaleInteressi: 2_022.8, costiIniziali: 166, totale: 12_266.8 } as AnyOffer
  expect(burdenOf(loan)).toEqual({ spese: 244, totale: 12_266.8 })
  const cdq = { netto: 23_104.34, capitale: 23_570.34, interessi: 6_429.66, montante: 30_000 } as AnyOffer
  expect(burdenOf(cdq)).toEqual({ spese: 466, totale: 30_000 })
})

describe('the broker’s fee of a quote', () => {
  const offer = (id: string, costi: object[]) => ({ product: { _id: id }, importo: 120_000, costi })
  const fee = { voce: 'Compenso di mediazione', importo: 1_500, quando: 'iniziale' }
  const offers = [offer('a', [fee]), offer('b', [])]
  const quote = (scelte: string[], more: object = {}) => ({ scelte, result: { offers, ...more } }) as never

  it('is the one that was agreed', () => {
    const compenso = { tipo: 'importo', valore: 800 }
    expect(feeOfQuote(quote(['a'], { compenso }))).toEqual(compenso)
  })

  it('is otherwise the share that the preferred offer’s product asks for, as a percentage', () => {
    expect(feeOfQuote(quote(['a', 'b']))).toEqual({ tipo: 'percentuale', valore: 1.25 })
    const loan = { product: { _id: 'c' }, montante: 30_000, costi: [{ ...fee, importo: 900 }] }
    expect(feeOfQuote(quote(['c'], { offers: [loan] }))).toEqual({ tipo: 'percentuale', valore: 3 })
  })

  it('is none where the preferred offer has none', () => {
    expect(feeOfQuote(quote(['b', 'a']))).toBeNull()
    expect(feeOfQuote(quote([]))).toBeNull()
  })
})
