import { euroShort } from './month-words'

it.each([
  [0, '0 €'],
  [99_900, '999 €'],
  [50_000_000, '500 mila €'],
  [140_000_000, '1,4 mln €'],
])('says %d cents in a few letters', (cents, words) => {
  expect(euroShort(cents)).toBe(words)
})
