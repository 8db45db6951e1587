import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { type NumberTextOptions, numberText } from './number-text'

it.each<[number, NumberTextOptions | undefined, string]>([
  [0, undefined, '0'],
  [1200, undefined, '1.200'],
  [1200, { grouped: false }, '1200'],
  [1_234_567.891, undefined, '1.234.567,891'],
  [1432.5, { least: 2, most: 2 }, '1.432,50'],
  [0.0049, { most: 2 }, '0'],
  [0.005, { most: 2 }, '0,01'],
  [1.005, { most: 2 }, '1,01'],
  [999.995, { least: 2, most: 2 }, '1.000,00'],
  [99.5, { most: 0 }, '100'],
  [3.2, { least: 2, most: 4 }, '3,20'],
  [3.20015, { least: 2, most: 4 }, '3,2002'],
  [-12.5, undefined, '-12,5'],
  [-0.001, { most: 2 }, '0'],
  [12.5, { signed: true }, '+12,5'],
  [0, { signed: true }, '0'],
  [1e21, undefined, '1.000.000.000.000.000.000.000'],
  [1e-7, undefined, '0'],
  [Number.POSITIVE_INFINITY, undefined, '∞'],
])('%d %j is «%s»', (value, options, text) => {
  expect(numberText(value, options)).toBe(text)
})

it('writes every number as Intl does', () => {
  const value = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
    fc.integer({ min: -1e7, max: 1e7 }).map((units) => units / 100_000),
  )
  const digits = fc
    .tuple(fc.nat(5), fc.nat(5))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)])
  fc.assert(
    fc.property(value, digits, fc.boolean(), fc.boolean(), (number, [least, most], grouped, signed) => {
      const intl = new Intl.NumberFormat('it-IT', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        useGrouping: grouped ? 'always' : false,
        signDisplay: signed ? 'exceptZero' : 'negative',
      })
      expect(numberText(number, { least, most, grouped, signed })).toBe(intl.format(number))
    }),
    runs(2_000),
  )
})
