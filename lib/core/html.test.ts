import { cleanHtml } from './html'

test.each([
  ['<a href="http://banca.example/a?b=1">x</a>', '<a href="https://banca.example/a?b=1">x</a>'],
  ['<a href="HTTP://banca.example">x</a>', '<a href="https://banca.example">x</a>'],
  ['<a href="https://banca.example">x</a>', '<a href="https://banca.example">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src="http://banca.example/a.png">', '<img src="https://banca.example/a.png" loading="lazy" />'],
])('%s is kept as %s', (written, kept) => {
  expect(cleanHtml(written)).toBe(kept)
})
