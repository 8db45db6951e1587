import { elided } from './elided'

it.each([
  ['dal', '83%', 'dall’83%'],
  ['dal', '75%', 'dal 75%'],
  ['al', '8,00%', 'all’8,00%'],
  ['al', '1,50%', 'all’1,50%'],
  ['il', '11,20%', 'l’11,20%'],
  ['il', '18%', 'il 18%'],
  ['del', '0,50%', 'del 0,50%'],
  ['sul', '800 €', 'sull’800 €'],
  ['nel', '8.500 €', 'nell’8.500 €'],
  ['del', '1.000 €', 'del 1.000 €'],
  ['del', '11.000 €', 'dell’11.000 €'],
  ['il', '180%', 'il 180%'],
  ['al', '1º', 'al 1º'],
  ['il', '8º', 'l’8º'],
  ['al', '11', 'all’11'],
] as const)('%s %s', (article, number, text) => expect(elided(article, number)).toBe(text))
