import { indennizzoEstinzione, rimborsoCostoAmmortizzato, rimborsoLineare } from './early-repayment'
import { prestitoPersonale } from './personal-loan'
import { pianoAmmortamento } from './schedule'
import { confrontoUsura, sogliaUsura } from './usury'

describe('prestito personale', () => {
  it('dà l’esempio del dominio', () => {
    const costi = [
      { voce: 'Istruttoria e bollo', importo: 16_600, quando: 'iniziale' },
      { voce: 'Incasso', importo: 130, quando: 'mensile' },
    ] as const
    const { piano, taeg, totale, totaleCosti } = prestitoPersonale({
      importo: 1_000_000,
      durataMesi: 60,
      tan: 7.5,
      costi,
    })
    expect(piano.rata).toBe(20_038)
    expect(taeg).toBeCloseTo(8.8209, 4)
    expect(totaleCosti).toBe(16_600 + 60 * 130)
    expect(totale).toBe(1_000_000 + 202_277 + totaleCosti)
  })

  it('sta nei limiti', () => {
    expect(() => prestitoPersonale({ importo: 99_999, durataMesi: 60, tan: 7 })).toThrow('1.000')
    expect(() => prestitoPersonale({ importo: 6_000_001, durataMesi: 60, tan: 7 })).toThrow('60.000')
    expect(() => prestitoPersonale({ importo: 100_000, durataMesi: 11, tan: 7 })).toThrow('12')
  })
})

describe('soglia di usura', () => {
  it.each([
    [1.99, 6.4875],
    [9.22, 15.525],
    [14.97, 22.7125],
    [16, 24],
    [20, 28],
    [0.0001, 4.0001],
  ])('TEGM %d → %d', (tegm, soglia) => {
    expect(sogliaUsura(tegm)).toBe(soglia)
  })

  it('il confronto è solo indicativo', () => {
    expect(confrontoUsura(6.4875, 1.99)).toEqual({
      soglia: 6.4875,
      margine: 0,
      entroSoglia: true,
      indicativa: true,
    })
    expect(confrontoUsura(7, 1.99)).toMatchObject({ margine: -0.5125, entroSoglia: false })
  })
})

describe('estinzione anticipata', () => {
  const prestito = { tipo: 'credito_consumo', capitale: 2_000_000, mesiResidui: 24 } as const

  it.each([
    [{}, 20_000],
    [{ mesiResidui: 12 }, 10_000],
    [{ mesiResidui: 13 }, 20_000],
    [{ capitale: 1_000_000 }, 0],
    [{ capitale: 1_000_001 }, 10_000],
    [{ capitale: 1_000_000, totale: false }, 10_000],
    [{ tassoFisso: false }, 0],
    [{ interessiResidui: 5_000 }, 5_000],
    [{ tipo: 'mutuo_abitazione' as const }, 0],
  ])('%j costa al massimo %d', (change, expected) => {
    expect(indennizzoEstinzione({ ...prestito, ...change })).toBe(expected)
  })

  it('restituisce i costi in proporzione', () => {
    expect(rimborsoLineare(10_000, 30, 60)).toBe(5_000)
    expect(rimborsoLineare(10_001, 1, 2)).toBe(5_001)
    expect(() => rimborsoLineare(10_000, 61, 60)).toThrow('mesi residui')
  })

  it('al costo ammortizzato restituisce meno, perché gli interessi si pagano prima', () => {
    const { rate } = pianoAmmortamento({ importo: 1_000_000, durataMesi: 60, tan: 7.5 })
    const refund = rimborsoCostoAmmortizzato(10_000, rate, 30)
    expect(refund).toBeGreaterThan(2_000)
    expect(refund).toBeLessThan(3_000)
    expect(rimborsoCostoAmmortizzato(10_000, rate, 0)).toBe(10_000)
    expect(rimborsoCostoAmmortizzato(10_000, rate, 60)).toBe(0)
    const free = pianoAmmortamento({ importo: 1_000_000, durataMesi: 60, tan: 0 })
    expect(rimborsoCostoAmmortizzato(10_000, free.rate, 15)).toBe(7_500)
  })
})
