import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { cqsDaRata } from './cqs'
import { rataFrancese } from './instalment'
import { pianoOfferta } from './offer-plan'
import { pianoAmmortamento } from './schedule'

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

describe('the plan of an offer', () => {
  it('of a loan is the French plan at its TAN, with what is left in the last instalment', () => {
    const terms = { importo: 1_000_000, durataMesi: 60, tan: 7.5 }
    const french = pianoAmmortamento(terms)
    expect(pianoOfferta({ ...terms, totaleInteressi: french.totaleInteressi })).toEqual(french)
  })

  it('of a mixed rate follows its rates', () => {
    const terms = { importo: 10_000_000, durataMesi: 120, tan: 3, tassi: [{ dalMese: 61, tan: 4.5 }] }
    const french = pianoAmmortamento(terms)
    expect(pianoOfferta({ ...terms, totaleInteressi: french.totaleInteressi })).toEqual(french)
  })

  it('of a salary-backed loan pays the same each month, and the interest that the offer names', () => {
    // 320 € for 120 months at 4.90%: rounding month by month pays one cent more than the montante.
    const { capitale, interessi } = cqsDaRata(32_000, 120, 4.9)
    const terms = { importo: capitale, durataMesi: 120, tan: 4.9 }
    expect(pianoAmmortamento(terms).totaleInteressi).toBe(interessi + 1)
    const { rate, totaleInteressi } = pianoOfferta({ ...terms, totaleInteressi: interessi })
    expect(new Set(rate.map(({ rata }) => rata))).toEqual(new Set([32_000]))
    expect(totaleInteressi).toBe(interessi)
    expect(rate[0]).toMatchObject({ interessi: Math.round((capitale * 4.9) / 1_200) })
  })

  it('of a price grid pays the instalment of the grid, which its TAN does not give', () => {
    const terms = { importo: 1_000_000, durataMesi: 60, tan: 7.5 }
    const { rata, rate } = pianoOfferta({ ...terms, totaleInteressi: 20_500 * 60 - 1_000_000 })
    expect(rata).toBe(20_500)
    expect(sum(rate.map((one) => one.rata))).toBe(1_230_000)
    expect(rate.at(-1)).toMatchObject({ rata: 20_500, residuo: 0 })
  })

  it('adds up for any instalment that gives back what was lent, and no figure of it is below zero', () => {
    const loans = fc.record({
      importo: fc.integer({ min: 100_000, max: 6_000_000 }),
      durataMesi: fc.integer({ min: 12, max: 120 }),
      tan: fc.integer({ min: 0, max: 300_000 }).map((units) => units / 10_000),
      more: fc.integer({ min: 0, max: 3_000 }),
    })
    fc.assert(
      fc.property(loans, ({ importo, durataMesi, tan, more }) => {
        const rata = rataFrancese(importo, tan, durataMesi) + more
        fc.pre(rata * durataMesi >= importo)
        const totaleInteressi = rata * durataMesi - importo
        const { rate } = pianoOfferta({ importo, durataMesi, tan, totaleInteressi })
        expect(sum(rate.map(({ capitale }) => capitale))).toBe(importo)
        expect(sum(rate.map(({ interessi }) => interessi))).toBe(totaleInteressi)
        expect(rate.every((one) => one.interessi >= 0 && one.capitale >= 0 && one.residuo >= 0)).toBe(true)
        expect(rate.every((one) => one.rata === one.interessi + one.capitale)).toBe(true)
      }),
      runs(200),
    )
  })
})
