import { hasContent, uncapitalized } from './text'

it.each([
  ['', false],
  ['<p></p>', false],
  ['<p> &nbsp;<br></p>', false],
  ['<p>Ciao</p>', true],
  ['<p><img src="/v2/storage/files/1" alt=""></p>', true],
])('a rich text that is %j says something: %s', (html, expected) => {
  expect(hasContent(html)).toBe(expected)
})

it.each([
  ['Durata media', 'durata media'],
  ['TAEG medio', 'TAEG medio'],
  ['Pratiche da EGG', 'pratiche da EGG'],
  ['È un reclamo', 'è un reclamo'],
])('%s within a sentence', (label, words) => expect(uncapitalized(label)).toBe(words))
