import { clip, euroShort, valueText } from './chart-words'

it.each([
  [0, '0 €'],
  [99_900, '999 €'],
  [50_000_000, '500 mila €'],
  [140_000_000, '1,4 mln €'],
  [-250_000, '-2,5 mila €'],
])('says %d cents in a few letters', (cents, words) => {
  expect(euroShort(cents)).toBe(words)
})

it('writes a figure in its unit', () => {
  expect(valueText(143_286, 'euro')).toBe('1.432,86\u00a0€')
  expect(valueText(14_320, 'count')).toBe('14.320')
  expect(valueText(3.25, 'percent')).toBe('3,25%')
})

it('cuts a long name', () => {
  expect(clip('Milano', 10)).toBe('Milano')
  expect(clip('Agenzia di San Benedetto del Tronto', 18)).toBe('Agenzia di San Be…')
})
