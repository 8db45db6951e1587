import { aPersona, mediaText, recensioniText } from './words'

it('adds the letter that makes two vowels readable', () => {
  expect([aPersona('Anna'), aPersona('Ettore'), aPersona('Paola')]).toEqual([
    'ad Anna',
    'a Ettore',
    'a Paola',
  ])
})

it('writes averages and counts in Italian', () => {
  expect([mediaText(5), mediaText(4.7), recensioniText(1), recensioniText(0)]).toEqual([
    '5,0',
    '4,7',
    '1 recensione',
    '0 recensioni',
  ])
})
