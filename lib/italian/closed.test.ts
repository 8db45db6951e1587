import { closed } from './closed'

it.each([
  ['Banca Alfa', 'Banca Alfa.'],
  ['Banca Alfa S.p.A.', 'Banca Alfa S.p.A.'],
  ['Perché? ', 'Perché?'],
  ['e così via…', 'e così via…'],
])('%s', (text, sentence) => expect(closed(text)).toBe(sentence))
