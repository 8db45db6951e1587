import { prodottoMutuo, valoriProva } from '@/lib/finance/test-products'
import { BUSINESS, resultOf } from './business-terms'

const { start, fromQuery, toQuery } = BUSINESS
const prodotti = [
  prodottoMutuo({ id: 'caro', indice: null, spread: 6.5, importoMin: 1_000_000, durataMin: 12, perizia: 0 }),
  prodottoMutuo({ indice: null, spread: 5.5, importoMin: 1_000_000, durataMin: 12, perizia: 0 }),
]
const data = { prodotti, valori: valoriProva }

describe('business terms in the address', () => {
  it('reopen what was asked', () => {
    const terms = { importo: 250_000.55, durata: 120, finalita: 'immobile_strumentale' as const }
    expect(fromQuery(`?${new URLSearchParams(toQuery(terms))}`)).toEqual(terms)
  })

  it('take nonsense for no number, and a duration as it is, and ask for nothing by themselves', () => {
    expect(fromQuery('?utm_source=prova')).toBeNull()
    expect(fromQuery('?importo=-1&durata=61&finalita=toString')).toEqual({
      ...start,
      importo: Number.NaN,
      durata: 61,
    })
  })
})

describe('answerOf', () => {
  it('gives the cheapest first', () => {
    const result = resultOf(start, data)
    if ('why' in result) throw new Error(result.why)
    expect(result.offerte.map(({ prodotto }) => prodotto.id)).toEqual(['p1', 'caro'])
    expect(result.offerte[0]).toMatchObject({ rata: 191_012, tan: 5.5 })
  })

  it('says why there is nothing', () => {
    expect(resultOf({ ...start, importo: null }, data)).toMatchObject({ field: 'importo' })
    expect(resultOf({ ...start, importo: 5_000 }, data)).toMatchObject({
      why: expect.stringContaining('L’importo minimo'),
    })
    expect(resultOf(start, { ...data, prodotti: [] })).toHaveProperty('why')
  })
})
