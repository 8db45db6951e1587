import { similarWords } from './similar-words'

test.each<[questions: string[] | undefined, words: string]>([
  [undefined, ''],
  [[], ''],
  [['rossi'], 'Nessun risultato: forse cercavi «rossi».'],
  [['rossi', 'rosso'], 'Nessun risultato: forse cercavi «rossi» o «rosso».'],
  [['rossi', 'rosso', 'rossa'], 'Nessun risultato: forse cercavi «rossi», «rosso» o «rossa».'],
])('%j', (questions, words) => {
  expect(similarWords(questions)).toBe(words)
})
