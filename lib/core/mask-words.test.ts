import { masked, wordsOf } from './mask-words'

const commento = 'Bravo Luca Rossi, chiamatelo al 333 1234567\nEccellente.'
const pick = (...words: string[]) => wordsOf(commento).filter(({ text }) => words.includes(text))

it.each([
  [['Luca', 'Rossi,'], 'Bravo … chiamatelo al 333 1234567\nEccellente.'],
  [['333', '1234567'], 'Bravo Luca Rossi, chiamatelo al …\nEccellente.'],
  [['Bravo', 'Rossi,', 'Eccellente.'], '… Luca … chiamatelo al 333 1234567\n…'],
  [wordsOf(commento).map(({ text }) => text), '…'],
  [[], commento],
])('hides %j', (words, shown) => {
  expect(masked(commento, pick(...words))).toBe(shown)
})

it('takes parts of words too, in any order', () => {
  const spans = [
    { da: 6, a: 10 },
    { da: 0, a: 2 },
    { da: 1, a: 4 },
  ]
  expect(masked('Bravo Luca Rossi', spans)).toBe('…o … Rossi')
})
