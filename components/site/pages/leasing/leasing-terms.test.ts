import { prodottoLeasing as prodotto } from '@/lib/finance/test-products'
import { LEASING, resultOf } from './leasing-terms'

const { start, fromQuery, toQuery } = LEASING
const address = (terms: typeof start) => `?${new URLSearchParams(toQuery(terms))}`

describe('leasing in the address', () => {
  it('reopens what was asked', () => {
    const terms = { ...start, valore: 45_000.25, anticipo: 12.5, riscatto: 30, tan: 5.25, inizioMese: true }
    expect(fromQuery(address(terms))).toEqual(terms)
    expect(fromQuery(address(start))).toEqual(start)
  })

  it('takes nonsense for no number, and asks for nothing by itself', () => {
    expect(fromQuery('?utm_source=prova')).toBeNull()
    expect(fromQuery('?valore=1e9&durata=-3&riscatto=7&tan=99&canoni=mai')).toEqual({
      ...start,
      valore: Number.NaN,
      durata: Number.NaN,
      tan: 99,
    })
  })

  it.each([
    ['5,25', 5.25],
    ['0', 0],
    ['30,1', 30.1],
    ['-1', Number.NaN],
    ['', null],
  ])('reads the rate %p as %p', (text, rate) => {
    expect(fromQuery(`?tan=${text}`)?.tan).toBe(rate)
  })
})

describe('answerOf', () => {
  it('gives the canone of the domain at the operator’s rate, with its costs', () => {
    expect(resultOf(start, [prodotto])).toMatchObject({
      worked: { canone: 149_499, tan: 5, finanziato: 8_000_000, totaleCosti: 30_000, offerta: { prodotto } },
    })
  })

  it('at a rate of one’s own has no operator and no costs', () => {
    const result = resultOf({ ...start, tan: 5, inizioMese: true }, [prodotto])
    expect(result).toMatchObject({ worked: { canone: 148_879, totaleCosti: 0, offerta: null } })
  })

  it.each([
    [{ valore: null }, 'valore'],
    [{ anticipo: 80 }, 'anticipo'],
    [{ durata: 6 }, 'durata'],
  ])('says what is wrong with %j', (change, field) => {
    expect(resultOf({ ...start, ...change }, [prodotto])).toMatchObject({ field })
  })

  it('says when nobody lends like this', () => {
    expect(resultOf({ ...start, durata: 96 }, [prodotto])).toEqual({
      why: expect.stringContaining('nessun operatore'),
    })
  })
})
