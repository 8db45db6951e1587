import Decimal from 'decimal.js'
import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { durataDaRata, importoDaRata, rataFrancese, tassoDaRata } from './instalment'

const Precise = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

/** The textbook formula with 60 digits: what the double arithmetic has to agree with to the cent. */
function exactInstalment(importo: number, tan: number, n: number, maxirata = 0): number {
  if (tan === 0) return new Precise(importo - maxirata).div(n).toDecimalPlaces(0).toNumber()
  const i = new Precise(tan).div(1200)
  const discount = i.plus(1).pow(-n)
  const value = new Precise(importo).minus(discount.times(maxirata)).times(i)
  return value.div(new Precise(1).minus(discount)).toDecimalPlaces(0).toNumber()
}

const tan = fc.integer({ min: 0, max: 400_000 }).map((units) => units / 10_000)
const importo = fc.integer({ min: 1, max: 100_000_000 })
const mesi = fc.integer({ min: 1, max: 600 })

describe('rata', () => {
  it.each([
    [15_000_000, 3.2, 300, 72_702],
    [1_000_000, 7.5, 60, 20_038],
    [20_000_000, 6, 240, 143_286],
    [20_000_000, 5, 240, 131_991],
    [1_000_000, 0, 60, 16_667],
    [1, 40, 1, 1],
    [1, 0, 600, 0],
  ])('di %d centesimi al %d%% in %d mesi', (amount, rate, n, expected) => {
    expect(rataFrancese(amount, rate, n)).toBe(expected)
  })

  it('con altre periodicità e con maxirata', () => {
    expect(rataFrancese(1_000_000, 6, 1, { periodicita: 'annuale' })).toBe(1_060_000)
    expect(rataFrancese(1_000_000, 6, 12, { maxirata: 1_000_000 })).toBe(5_000)
    expect(rataFrancese(1_000_000, 6, 20, { periodicita: 'semestrale' })).toBe(67_216)
  })

  it('arrotonda come 60 cifre decimali', () => {
    fc.assert(
      fc.property(
        importo,
        tan,
        mesi,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (amount, rate, n, share) => {
          const maxirata = share > 0.8 ? Math.floor(amount * share) : 0
          expect(rataFrancese(amount, rate, n, { maxirata })).toBe(exactInstalment(amount, rate, n, maxirata))
        },
      ),
      runs(150),
    )
  })

  it('vede il mezzo centesimo esatto', () => {
    expect(rataFrancese(1_250, 12, 1, { maxirata: 0 })).toBe(1_263)
    expect(rataFrancese(50, 12, 1)).toBe(51)
    expect(rataFrancese(3, 0, 2)).toBe(2)
    expect(importoDaRata(101, 12, 1)).toBe(100)
  })

  it.each([
    ['importo', () => rataFrancese(0, 3, 12)],
    ['importo', () => rataFrancese(10.5, 3, 12)],
    ['tan', () => rataFrancese(1_000, 3.12345, 12)],
    ['tan', () => rataFrancese(1_000, Number.NaN, 12)],
    ['tan', () => rataFrancese(1_000, 1_001, 12)],
    ['rate', () => rataFrancese(1_000, 3, 0)],
    ['maxirata', () => rataFrancese(1_000, 3, 12, { maxirata: 1_001 })],
  ])('rifiuta %s', (field, work) => {
    expect(work).toThrow(expect.objectContaining({ name: 'FinanceError', field, code: 'invalid' }))
  })
})

describe('problemi inversi', () => {
  it('dà gli esempi del dominio', () => {
    expect(importoDaRata(70_000, 3.2, 300)).toBe(14_442_549)
    expect(durataDaRata(15_000_000, 3.2, 72_702)).toBe(300)
    expect(durataDaRata(15_000_000, 3.2, 72_701)).toBe(301)
    expect(tassoDaRata(15_000_000, 72_702, 300)).toBe(3.2)
    expect(tassoDaRata(1_200, 100, 12)).toBe(0)
  })

  it('dice quando non c’è risposta', () => {
    expect(() => durataDaRata(15_000_000, 3.2, 40_000)).toThrow('non si estingue')
    expect(() => tassoDaRata(1_200, 99, 12)).toThrow('non bastano')
    expect(tassoDaRata(100, 150, 1)).toBe(600)
    expect(() => tassoDaRata(1, 1_000, 1)).toThrow('1000%')
  })

  it('l’inverso dell’inverso è il dato di partenza', () => {
    const terms = fc.tuple(fc.integer({ min: 100, max: 10_000_000 }), tan, fc.integer({ min: 2, max: 600 }))
    fc.assert(
      fc.property(terms, ([rata, rate, n]) => {
        const amount = importoDaRata(rata, rate, n)
        const back = rataFrancese(amount, rate, n)
        if (back !== rata && rata < amount) throw new Error(`${rata} → ${amount} → ${back}`)
        const months = durataDaRata(amount, rate, back)
        if (months > n || rataFrancese(amount, rate, months) > back)
          throw new Error(`durata ${months} di ${n}`)
      }),
      runs(1_500),
    )
  })

  it('ritrova il tasso entro l’arrotondamento della rata', () => {
    const terms = fc.tuple(fc.integer({ min: 100_000, max: 100_000_000 }), tan, mesi)
    fc.assert(
      fc.property(terms, ([amount, rate, n]) => {
        const rata = rataFrancese(amount, rate, n)
        if (rata * n < amount) return
        const back = rataFrancese(amount, tassoDaRata(amount, rata, n), n)
        // A ten-thousandth of a percent moves the instalment by less than a ten-millionth of the amount.
        if (Math.abs(back - rata) > 1 + amount * 1e-7) throw new Error(`${rata} contro ${back}`)
      }),
      runs(500),
    )
  })
})
