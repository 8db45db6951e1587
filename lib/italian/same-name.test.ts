import { isNameWithin, isSameName } from './same-name'

it.each([
  ['Seán O’Connor', 'sean o’connor', true],
  ['Rossi Mario', 'Mario  Rossi', true],
  ['Alfa D’Àvila', 'Alfa D’Avila', true],
  ['Nicolò D’Àvila', "Nicolo' D'Avila", true],
  ['Nicolò D’Àvila', 'Nicolo D Avila', true],
  ['Mario Rossi', 'Mario Rossini', false],
  ['Maria Luisa Rossi', 'Maria Rossi', false],
])('%s and %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same)
})

it.each([
  ['Maria Luisa Rossi', 'Maria Rossi', true],
  ['Rossi Maria', 'Maria Luisa Rossi', true],
  ['Maria Rossi', 'Anna Rossi', false],
  ['Maria Rossi', 'Rossi', false],
  ['Ada', 'Ada', true],
])('one of %s and %s within the other', (one, other, within) => {
  expect(isNameWithin(one, other)).toBe(within)
})
