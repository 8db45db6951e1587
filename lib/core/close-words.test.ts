import { closePattern, correctionOf, mayBeMisspelt } from './close-words'
import { searchTerms } from './search-words'

const corrected = (question: string, ...texts: string[]) =>
  correctionOf(searchTerms(question), texts)?.questions ?? null

test.each<[written: string, meant: string]>([
  ['rosi', 'rossi'],
  ['rosssi', 'rossi'],
  ['rozsi', 'rozzi'],
  ['russi', 'rossi'],
  ['rsosi', 'rossi'],
  ['rossì', 'rossi'],
  ['bossi', 'rossi'],
  ['pelegrini', 'pellegrini'],
  ["d'angeli", "d'angelo"],
  ['dangelo', "d'angelo"],
])('%s is one letter away from %s', (written, meant) => {
  expect(corrected(written, `${meant} mario ${meant}@posta.example`)).toEqual(
    written === 'rossì' ? ['rossi'] : [meant],
  )
})

test.each([
  ['rusi', 'rossi'],
  ['verdi', 'bianchi'],
  ['rosi', 'carossi'],
  ['r12i', 'rossi'],
  ['ros', 'rosi'],
])('%s is not %s', (written, other) => {
  expect(corrected(written, `${other} mario`)).toBeNull()
})

test('one wrong word among several is enough, and the others must be there', () => {
  expect(corrected('anna rosi', 'rossi anna', 'rossi mario')).toEqual(['anna rossi'])
  expect(corrected('rosi p24-k7', 'p24-k7qm2xr rossi anna')).toEqual(['rossi p24-k7'])
})

test('the likeliest come first: same first letter, then the most frequent', () => {
  const texts = ['bossi ugo', 'bossi ada', 'bossi eva', 'rossa ugo', 'rossa ada', 'rosso ada']
  expect(corrected('rosse', ...texts)).toEqual(['rossa', 'rosso'])
  expect(corrected('mossi', ...texts)).toEqual(['bossi'])
  expect(correctionOf(searchTerms('rosse'), texts)?.terms).toEqual([[['rossa'], ['rosso']]])
})

test('what is no name is not corrected', () => {
  expect(['3471112201', 'p24-k7', 'ada@posta.example', 'ada', 'x'.repeat(30)].filter(mayBeMisspelt)).toEqual(
    [],
  )
  expect(closePattern('rosi').startsWith('(^| )(')).toBe(true)
})
