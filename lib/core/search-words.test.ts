import { holds, searchTerms } from './search-words'

/** The ways in which each term may stand there: "a+b|c". */
const said = (question: string) =>
  searchTerms(question).map((term) => term.map((parts) => parts.join('+')).join('|'))

test.each<[question: string, terms: string[]]>([
  ['', []],
  ['  ', []],
  [' Bianchi  Forlì ', ['bianchi', 'forli']],
  ['D’Angelo', ["d'angelo"]],
  // A telephone in whatever way it is written.
  ['3471112201', ['3471112201']],
  ['347 111 2201', ['3471112201']],
  ['347-111 2201', ['3471112201']],
  ['347.111.2201', ['347.111.2201|3471112201']],
  ['347/1112201', ['347/1112201|3471112201']],
  ['+39 347 1112201', ['3471112201']],
  ['+393471112201', ['3471112201']],
  ['0039 347 111 2201', ['3471112201']],
  ['00393471112201', ['3471112201']],
  ['393471112201', ['3471112201']],
  ['(0583) 12 34 56', ['0583123456']],
  ['0583/123456', ['0583/123456|0583123456']],
  ['+39 0583 123456', ['0583123456']],
  ['+41 79 123 45 67', ['+41+79+123+45+67|41791234567']],
  ['0041791234567', ['0041791234567|41791234567']],
  ['111 2201', ['111+2201|1112201']],
  ['2201', ['2201']],
  ['Rossi 347 111 2201 Mario', ['rossi', '3471112201', 'mario']],
  ['\u202a+39\u00a0347\u00a01112201\u202c', ['3471112201']],
  // Numbers that are no telephone stay what they are.
  ['mutui 2024 2025', ['mutui', '2024+2025|20242025']],
  ['via Roma 1 2', ['via', 'roma', '1', '2']],
  ['15.000', ['15.000|15000']],
  ['50%', ['50%']],
  ['15 50%', ['15', '50%']],
  ['2026-11-28', ['2026-11-28|20261128']],
  ['ada.3471@posta.example', ['ada.3471@posta.example']],
  // Codes with and without their dash, or half of one.
  ['P24-K7QM2XR', ['p24-k7qm2xr']],
  ['p24k7qm2xr', ['p24k7qm2xr|p24-k7qm2xr']],
  ['P24–K7', ['p24-k7']],
  ['p24-k', ['p24-k']],
  ['P-24K7', ['p-24k7|p24-k7']],
  ['24k7', ['24k7|24-k7|2-4k7']],
  ['4-k7', ['4-k7']],
  ['k7qm2xr', ['k7qm2xr']],
  ['P2400000008', ['p2400000008|p24-00000008']],
  ['P24-2345678', ['p24-2345678']],
  ['RSSMRA80A01H501U', ['rssmra80a01h501u']],
])('%j asks for %j', (question, terms) => {
  expect(said(question)).toEqual(terms)
})

test.each<[question: string, text: string, found: boolean]>([
  ['D’Angelo', "Rosa D'Angelo", true],
  ["d'angelo", 'Rosa D’Angelo', true],
  ['0583123456', 'Lucca, 0583 12 34 56', true],
  ['0583 12', 'Lucca, +390583123456', true],
  ['rosi', 'Rossi', false],
  ['', 'anything', true],
])('%j is in %j: %s', (question, text, found) => {
  expect(holds(question)(text)).toBe(found)
})
