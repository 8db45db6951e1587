import { aPersona, mediaText, recensioniText, telefonoText } from './words'

it('adds the letter that makes two vowels readable', () => {
  expect([aPersona('Anna'), aPersona('Ettore'), aPersona('Paola')]).toEqual([
    'ad Anna',
    'a Ettore',
    'a Paola',
  ])
})

it.each([
  ['+393920003016', '+39 392 000 3016'],
  ['+39 392 0003016', '+39 392 000 3016'],
  ['3920003016', '392 000 3016'],
  ['+41441234567', '+41441234567'],
])('writes the number %s as %s', (numero, text) => {
  expect(telefonoText(numero)).toBe(text)
})

it('writes averages and counts in Italian', () => {
  expect([mediaText(5), mediaText(4.7), recensioniText(1), recensioniText(0)]).toEqual([
    '5,0',
    '4,7',
    '1 recensione',
    '0 recensioni',
  ])
})
