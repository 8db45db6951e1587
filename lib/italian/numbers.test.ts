import fc from 'fast-check'
import { runs } from '@/scripts/test/property'
import { type NumberKind, readNumber } from './numbers'

/** What a text is as an amount, as a rate and as a count; a word of the refusal where it is none. */
type Line = readonly [text: string, money: number | string, rate: number | string, count: number | string]

const NEGATIVE = 'negativo'
const NONE = 'non è un numero'
const DECIMALS = 'due decimali'
const WHOLE = 'intero'

const LINES: readonly Line[] = [
  // Thousands with points.
  ['15.000', 15000, 15, 15000],
  ['150.000', 150000, 150, 150000],
  ['1.450.000', 1450000, 1450000, 1450000],
  ['3.125', 3125, 3.125, 3125],
  ['999.999', 999999, 999.999, 999999],
  ['1.000', 1000, 1, 1000],
  ['12.345.678', 12345678, 12345678, 12345678],
  // Three figures after a point that are no thousands as anybody writes them.
  ['015.000', DECIMALS, 15, 'intendi 15.000 o 15,00?'],
  ['1500.000', DECIMALS, 1500, 'intendi 1.500.000 o 1.500,00?'],
  ['0.000', DECIMALS, 0, 0],
  // What stands around an amount.
  ['€ 15.000', 15000, 15, 15000],
  ['15.000 €', 15000, 15, 15000],
  ['15.000€', 15000, 15, 15000],
  ['EUR 15.000', 15000, 15, 15000],
  ['EUR15.000', 15000, 15, 15000],
  ['15.000euro', 15000, 15, 15000],
  ['15.000 EUR', 15000, 15, 15000],
  ['15.000 euro', 15000, 15, 15000],
  ['15.000 Euro', 15000, 15, 15000],
  ['+15.000', 15000, 15, 15000],
  ['+ 15.000', 15000, 15, 15000],
  ['  15000  ', 15000, 15000, 15000],
  ['15000\n', 15000, 15000, 15000],
  ['\t15000', 15000, 15000, 15000],
  ['3,20%', 3.2, 3.2, WHOLE],
  ['3,20 %', 3.2, 3.2, WHOLE],
  ['% 3,2', 3.2, 3.2, WHOLE],
  ['\u202a15000\u202c', 15000, 15000, 15000],
  ['\ufeff15000', 15000, 15000, 15000],
  ['15000\u200b', 15000, 15000, 15000],
  ["'15000", 15000, 15000, 15000],
  // Spaces and apostrophes between groups.
  ['15 000', 15000, 15000, 15000],
  ['15\u00a0000', 15000, 15000, 15000],
  ['15\u202f000', 15000, 15000, 15000],
  ['15\u2009000', 15000, 15000, 15000],
  ['1 450 000', 1450000, 1450000, 1450000],
  ["15'000", 15000, 15000, 15000],
  ['15’000', 15000, 15000, 15000],
  ["1'450'000", 1450000, 1450000, 1450000],
  ['15 000,50', 15000.5, 15000.5, WHOLE],
  ["15'000.50", 15000.5, 15000.5, WHOLE],
  ["15'000,5", 15000.5, 15000.5, WHOLE],
  ['€ 15 000,50', 15000.5, 15000.5, WHOLE],
  ['1 5', NONE, NONE, NONE],
  ['12 34', NONE, NONE, NONE],
  ["1'50", NONE, NONE, NONE],
  ["15'000'", NONE, NONE, NONE],
  ['15.000 50', NONE, NONE, NONE],
  // Both signs: the last one is of the decimals.
  ['15.000,50', 15000.5, 15000.5, WHOLE],
  ['15,000.50', 15000.5, 15000.5, WHOLE],
  ['150.000,00', 150000, 150000, 150000],
  ['150,000.00', 150000, 150000, 150000],
  ['15,000.00', 15000, 15000, 15000],
  ['1,295.50', 1295.5, 1295.5, WHOLE],
  ['1.295,50', 1295.5, 1295.5, WHOLE],
  ['1.450.000,99', 1450000.99, 1450000.99, WHOLE],
  ['1,450,000.99', 1450000.99, 1450000.99, WHOLE],
  ['1.250,5', 1250.5, 1250.5, WHOLE],
  ['1,250.5', 1250.5, 1250.5, WHOLE],
  ['1.250,505', DECIMALS, 1250.505, WHOLE],
  ['1.250,', 1250, 1250, 1250],
  ['15.00,50', 'intendi', 'intendi', 'intendi'],
  ['1.2345,50', 'intendi', 'intendi', 'intendi'],
  ['1,250,50.5', 'intendi', 'intendi', 'intendi'],
  ['1.250,50.5', 'intendi', 'intendi', 'intendi'],
  ['0.250,50', 'intendi', 'intendi', 'intendi'],
  // One sign with one or two digits after it.
  ['1450.50', 1450.5, 1450.5, WHOLE],
  ['1450,50', 1450.5, 1450.5, WHOLE],
  ['1450,5', 1450.5, 1450.5, WHOLE],
  ['1450.5', 1450.5, 1450.5, WHOLE],
  ['0,5', 0.5, 0.5, WHOLE],
  ['0.5', 0.5, 0.5, WHOLE],
  [',5', 0.5, 0.5, WHOLE],
  ['.5', 0.5, 0.5, WHOLE],
  ['0,05', 0.05, 0.05, WHOLE],
  ['15,00', 15, 15, 15],
  ['15.0', 15, 15, 15],
  ['15,', 15, 15, 15],
  ['15.', 15, 15, 15],
  ['3,25', 3.25, 3.25, WHOLE],
  // One sign with three digits after it.
  ['0.025', DECIMALS, 0.025, WHOLE],
  ['0,950', DECIMALS, 0.95, WHOLE],
  ['0.950', DECIMALS, 0.95, WHOLE],
  ['1450.500', DECIMALS, 1450.5, WHOLE],
  ['01.500', DECIMALS, 1.5, WHOLE],
  ['.500', DECIMALS, 0.5, WHOLE],
  ['15,000', 'intendi 15.000 € o 15,00 €?', 15, 'intendi 15.000 o 15,00?'],
  ['3,125', 'intendi 3.125 € o 3,12 €?', 3.125, 'intendi'],
  ['999,999', 'intendi', 999.999, 'intendi'],
  ["15'000.000", DECIMALS, 15000, 15000],
  // More digits after it.
  ['3.1254', DECIMALS, 3.1254, WHOLE],
  ['3,9678428571', DECIMALS, 3.9678428571, WHOLE],
  ['15,0000', DECIMALS, 15, 15],
  // Commas as thousands, more than one.
  ['1,450,000', 1450000, 1450000, 1450000],
  // Neither.
  ['1.45.00', 'intendi 14.500 € o 145,00 €?', 'intendi', 'intendi'],
  ['1..5', 'intendi 15 € o 1,50 €?', 'intendi', 'intendi'],
  ['1,,5', 'intendi', 'intendi', 'intendi'],
  // Two readings that are one, or of which one has a third decimal, are no question.
  ['1.000.', NONE, NONE, NONE],
  ['1.5.', NONE, NONE, NONE],
  ['12.34.567', NONE, 'intendi 1.234.567 o 1.234,567?', 'intendi'],
  ['1.000.00', 'intendi', 'intendi', 'intendi'],
  ['1000.000.000', 'intendi', 'intendi', 'intendi'],
  ['12a', NONE, NONE, NONE],
  ['a', NONE, NONE, NONE],
  ['15k', NONE, NONE, NONE],
  ['1e9', NONE, NONE, NONE],
  ['0x10', NONE, NONE, NONE],
  ['Infinity', NONE, NONE, NONE],
  ['NaN', NONE, NONE, NONE],
  ['15 mila', NONE, NONE, NONE],
  ['$ 15', NONE, NONE, NONE],
  ['15/2', NONE, NONE, NONE],
  ['1²', NONE, NONE, NONE],
  ['٣', NONE, NONE, NONE],
  ['.', NONE, NONE, NONE],
  [',', NONE, NONE, NONE],
  ['-', NONE, NONE, NONE],
  ['()', NONE, NONE, NONE],
  ['=1+1', NONE, NONE, NONE],
  ['1-2', NONE, NONE, NONE],
  ['--5', NONE, NONE, NONE],
  ['(-5)', NONE, NONE, NONE],
  ['(5', NONE, NONE, NONE],
  ['', 'Scrivi un importo', 'Scrivi una percentuale', 'Scrivi un numero intero'],
  ['   ', 'Scrivi un importo', 'Scrivi una percentuale', 'Scrivi un numero intero'],
  ['€', 'Scrivi un importo', 'Scrivi una percentuale', 'Scrivi un numero intero'],
  // Plain.
  ['0', 0, 0, 0],
  ['00', 0, 0, 0],
  ['0,00', 0, 0, 0],
  ['007', 7, 7, 7],
  ['15000', 15000, 15000, 15000],
  ['123456789012', 123456789012, 123456789012, 123456789012],
  ['1234567890123456', 'troppo grande', 'troppo grande', 'troppo grande'],
  ['9'.repeat(400), 'troppo grande', 'troppo grande', 'troppo grande'],
  // Below zero.
  ['-5', NEGATIVE, NEGATIVE, NEGATIVE],
  ['5-', NEGATIVE, NEGATIVE, NEGATIVE],
  ['−1.250,00', NEGATIVE, NEGATIVE, NEGATIVE],
  ['(1.250,00)', NEGATIVE, NEGATIVE, NEGATIVE],
  ['-0', 0, 0, 0],
]

/** The same with fields that take what is below zero. */
const BELOW: readonly Line[] = [
  ['-5', -5, -5, -5],
  ['5-', -5, -5, -5],
  ['- 5', -5, -5, -5],
  ['€ -5', -5, -5, -5],
  ['-€ 5', -5, -5, -5],
  ['–5', -5, -5, -5],
  ['1.250,00-', -1250, -1250, -1250],
  ['1.250,00 -', -1250, -1250, -1250],
  ['(1.250,00)', -1250, -1250, -1250],
  ['(€ 1.250,00)', -1250, -1250, -1250],
  ['( 1.250,50 )', -1250.5, -1250.5, WHOLE],
  ['−1.250,00', -1250, -1250, -1250],
  ['-15.000', -15000, -15, -15000],
  ['-0,35%', -0.35, -0.35, WHOLE],
  ['-15,000', 'intendi', -15, 'intendi'],
  ['-5-', NONE, NONE, NONE],
  ['1.250,-', NONE, NONE, NONE],
  ['+5-', NONE, NONE, NONE],
]

function expectLine(text: string, kind: NumberKind, expected: number | string, negative: boolean) {
  const { value, problem } = readNumber(text, kind, { negative })
  if (typeof expected === 'number')
    expect({ value, problem }).toEqual({ value: expected, problem: undefined })
  else expect({ value, problem }).toEqual({ value: undefined, problem: expect.stringContaining(expected) })
}

describe.each([
  ['a field without negatives', LINES, false],
  ['a field with negatives', BELOW, true],
] as const)('%s', (_name, lines, negative) => {
  it.each(lines)('reads %j', (text, money, rate, count) => {
    expectLine(text, 'money', money, negative)
    expectLine(text, 'rate', rate, negative)
    expectLine(text, 'count', count, negative)
  })
})

it('a refusal ends with what the field takes, whatever was wrong', () => {
  const takes = 'Da 1.000 a 60.000 €.'
  const refused = (text: string) => readNumber(text, 'money', { takes }).problem
  expect(refused('abc')).toBe(`«abc» non è un numero. ${takes}`)
  expect(refused('')).toBe(takes)
  expect(refused('-5')).toBe(`Il numero non può essere negativo. ${takes}`)
  expect(refused('15,000')).toBe(`15,000: intendi 15.000 € o 15,00 €? ${takes}`)
  expect(refused('1'.repeat(20))).toBe(`Il numero è troppo grande: al massimo 15 cifre. ${takes}`)
  expect(readNumber('5', 'money', { takes })).toEqual({ value: 5 })
})

describe('whatever is written', () => {
  it('an amount in the Italian way, the English way and as a machine writes it is the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const euro = cents / 100
        const fixed = { minimumFractionDigits: 2, useGrouping: 'always' } as const
        for (const locale of ['it-IT', 'en-GB', 'de-CH']) {
          expect(readNumber(euro.toLocaleString(locale, fixed), 'money', { negative: true }).value).toBe(
            euro || 0,
          )
        }
        expect(readNumber(euro.toFixed(2), 'money', { negative: true }).value).toBe(euro || 0)
      }),
      runs(200),
    )
  })

  it('is a number or a sentence, and nothing is thrown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const kind of ['money', 'rate', 'count'] as const) {
          const { value, problem } = readNumber(text, kind, { negative: true })
          expect(Number.isFinite(value) || (problem ?? '').length > 10).toBe(true)
        }
      }),
      runs(200),
    )
  })
})
