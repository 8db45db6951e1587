import { tanIndicizzato, valoreIndice, valoriIndici } from './indexes'
import { valoriProva } from './test-products'

describe('indici', () => {
  it.each([
    [240, '20Y', 2.5],
    [241, '25Y', 2.6],
    [12, '10Y', 2.4],
    [480, '30Y', 2.7],
  ])('Eurirs per %d mesi: la durata pari o superiore, %s', (mesi, tenor, valore) => {
    expect(valoreIndice('EURIRS', mesi, valoriProva)).toEqual({ indice: 'EURIRS', tenor, valore })
  })

  it('Euribor non dipende dalla durata e può mancare', () => {
    expect(valoreIndice('EURIBOR_3M', 300, valoriProva)).toEqual({
      indice: 'EURIBOR_3M',
      tenor: '3M',
      valore: 2,
    })
    expect(valoreIndice('EURIBOR_6M', 300, valoriProva)).toBeNull()
    expect(valoreIndice('EURIRS', 300, { ...valoriProva, eurirs: [] })).toBeNull()
  })

  it.each([
    [2.913, 1.2, true, null, 4.113],
    [-0.8, 0.5, true, null, 0],
    [-0.8, 0.5, false, null, -0.3],
    [3.5, 1, true, 4, 4],
  ])('%d + %d, minimo %s, tetto %s = %d', (valore, spread, floor, cap, expected) => {
    expect(tanIndicizzato(valore, spread, floor, cap)).toBe(expected)
  })

  it('tiene la quotazione più recente di ogni durata', () => {
    const row = (index: string, tenor: string, date: string, value: number) => ({ index, tenor, date, value })
    const valori = valoriIndici([
      row('EURIRS', '20Y', '2026-01-02', 2.5),
      row('EURIRS', '20Y', '2026-01-05', 2.55),
      row('EURIRS', '5Y', '2026-01-02', 2.2),
      row('EURIBOR', '3M', '2026-01-02', 2),
      row('EURIBOR_6M', '6M', '2025-12-31', 2.1),
    ])
    expect(valori).toEqual({
      eurirs: [
        { anni: 5, valore: 2.2 },
        { anni: 20, valore: 2.55 },
      ],
      euribor: { EURIBOR_1M: null, EURIBOR_3M: 2, EURIBOR_6M: 2.1 },
      asOf: '2026-01-05',
    })
    expect(valoriIndici([]).asOf).toBeNull()
  })
})
