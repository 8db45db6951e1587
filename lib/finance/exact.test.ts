import Decimal from 'decimal.js'
import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { mulDivRound, percentOf, percentRatio, rateUnits, roundExactly, roundRate } from './exact'

const Precise = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

describe('aritmetica esatta', () => {
  it.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [5, 1, 10, 1],
    [4, 1, 10, 0],
    [0, 7, 3, 0],
    [14_967_298, 32_000, 12_000_000, 39_913],
    [9_007_199_254_740_991, 1, 2, 4_503_599_627_370_496],
  ])('mulDivRound(%d, %d, %d) = %d', (a, b, den, expected) => {
    expect(mulDivRound(a, b, den)).toBe(expected)
  })

  it('arrotonda come decimal.js, anche sui mezzi e oltre 2^53', () => {
    const integer = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.maxSafeInteger())
    const den = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 12_000_000 }))
    fc.assert(
      fc.property(integer, fc.integer({ min: 0, max: 4_000_000 }), den, (a, b, d) => {
        const expected = new Precise(a).times(b).div(d).toDecimalPlaces(0)
        if (expected.abs().gt(Number.MAX_SAFE_INTEGER)) return
        if (mulDivRound(a, b, d) + 0 !== expected.toNumber() + 0) throw new Error(`${a}·${b}/${d}`)
      }),
      runs(1_000),
    )
  })

  it('vede ogni mezzo esatto: a/2k con a dispari multiplo di k', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (n, k) => {
          expect(mulDivRound(2 * n + 1, k, 2 * k)).toBe(n + 1)
        },
      ),
      runs(100),
    )
  })

  it('non si fida del double vicino al mezzo', () => {
    const exact = () => ({ num: 5n, den: 2n })
    expect(roundExactly(2.4999999999999, exact)).toBe(3)
    expect(roundExactly(2.4999999999999, () => ({ num: -24_999n, den: -10_000n }))).toBe(2)
    expect(
      roundExactly(2.4, () => {
        throw new Error('non serve')
      }),
    ).toBe(2)
  })

  it('tiene i tassi in decimillesimi di punto', () => {
    expect(rateUnits(3.2)).toBe(32_000)
    expect(rateUnits(2.913 + 1.2)).toBe(41_130)
    expect(() => rateUnits(3.20001)).toThrow('quattro decimali')
    expect(() => rateUnits(-10.1)).toThrow('fra -10% e 1000%')
    expect(roundRate(3.338037)).toBe(3.338)
  })

  it('calcola percentuali e rapporti al centesimo', () => {
    expect(percentOf(15_000_000, 0.25)).toBe(37_500)
    expect(percentOf(1, 50)).toBe(1)
    expect(percentRatio(12_000_000, 15_000_000)).toBe(80)
    expect(percentRatio(1, 3)).toBe(33.3333)
  })
})
