import { highlightHtml } from './highlight-html'

it.each([
  ['<p>Più rate</p>', ['piu'], '<p><mark>Più</mark> rate</p>'],
  ['<p>Gli storni</p>', ['storn'], '<p>Gli <mark>storni</mark></p>'],
  ['<p>Un impagato</p>', ['pagat'], '<p>Un impagato</p>'],
  ['<p class="amp">A &amp; B</p>', ['amp', 'p', 'b'], '<p class="amp">A &amp; <mark>B</mark></p>'],
  ['<a href="/rata">rata</a>', ['rata'], '<a href="/rata"><mark>rata</mark></a>'],
  ['<p>Testo</p>', [], '<p>Testo</p>'],
])('marks the words of %j', (html, words, expected) => {
  expect(highlightHtml(html, words)).toBe(expected)
})
