import { flagsOf, mayBeRepeated } from './flags'

it.each([
  ['Chiamatelo al 333 123 45 67, risponde sempre.', ['telefono']],
  ['Tel. +39 02/1234567', ['telefono']],
  ['Scrivete a mario.rossi@posta.example', ['e-mail']],
  ['Meglio andare su www.altrabanca.example', ['sito']],
  ['Provate altrabanca.it, costa meno', ['sito']],
  ['Una truffa, sono dei ladri', ['parole offensive']],
  ['Mutuo di 180.000 € in 25 anni, dal 12/03/2026 al rogito in 45 giorni.', []],
  ['Gentile e preciso', []],
  ['', []],
])('%s: %s', (commento, expected) => {
  expect(flagsOf(commento)).toEqual(expected)
})

it('says what the database knows, and asks it only of words that are enough to be copied', () => {
  expect(flagsOf('Bravo', true)).toEqual(['testo ripetuto'])
  expect([mayBeRepeated('Bravo'), mayBeRepeated('Ci ha seguiti dal primo giorno al rogito.')]).toEqual([
    false,
    true,
  ])
})
