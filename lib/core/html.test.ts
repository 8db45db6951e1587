import { cleanHtml } from './html'

test.each([
  ['<a href="http://banca.example/a?b=1">x</a>', '<a href="https://banca.example/a?b=1">x</a>'],
  ['<a href="HTTP://banca.example">x</a>', '<a href="https://banca.example">x</a>'],
  ['<a href="https://banca.example">x</a>', '<a href="https://banca.example">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src="http://banca.example/a.png">', '<img src="https://banca.example/a.png" loading="lazy" />'],
])('%s is kept as %s', (written, kept) => {
  expect(cleanHtml('corpo', written)).toBe(kept)
})

test.each([
  ['nothing but openings', '<'.repeat(190_000), /troppi elementi/],
  ['tags without end', '<p>'.repeat(60_000), /troppi elementi/],
  ['a text without end', 'a'.repeat(200_001), /troppo lungo/],
])('%s is refused before it is parsed', (_what, text, words) => {
  const before = performance.now()
  expect(() => cleanHtml('corpo', text)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      errors: [{ path: 'corpo', message: expect.stringMatching(words) }],
    }),
  )
  expect(performance.now() - before).toBeLessThan(500)
})

test('tags in tags in tags stop somewhere, and their text stays', () => {
  const kept = cleanHtml('corpo', `${'<ul><li>'.repeat(4_000)}fondo`)
  expect(kept).toContain('fondo')
  expect(kept.match(/<li>/g)?.length).toBe(20)
})

test('a long table of an editor is none of these', () => {
  const table = `<table>${'<tr><td>a</td><td>b</td><td>c</td></tr>'.repeat(500)}</table>`
  expect(cleanHtml('corpo', table)).toContain('<td>c</td>')
})
