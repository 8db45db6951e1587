import { escapeMarkup, escapeRichText, unescapeMarkup } from './markup'

const WRITTEN = [
  ['Rossi & Figli', 'Rossi &amp; Figli'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="x', '&quot; onload=&quot;x'],
  ["' onload='x", '&#39; onload=&#39;x'],
  ['&lt; già scritto', '&amp;lt; già scritto'],
  ['D’Angelo, 1.000 €\n\t😀', 'D’Angelo, 1.000 €\n\t😀'],
  ['', ''],
] as const

test.each(WRITTEN)('%j is written as %j, and read back', (text, markup) => {
  expect(escapeMarkup(text)).toBe(markup)
  expect(unescapeMarkup(markup)).toBe(text)
})

test.each(['\u0000', '\u0008', '\u000b', '\u000c', '\u001f', '\ufffe', '\uffff'])(
  '%j, which XML cannot hold, goes',
  (sign) => expect(escapeMarkup(`a${sign}b`)).toBe('ab'),
)

test('stored rich text keeps its quotes and apostrophes', () => {
  expect(escapeRichText('dell\'anno "2026" <b> & altro')).toBe('dell\'anno "2026" &lt;b&gt; &amp; altro')
})

test.each([
  ['&amp;lt;', '&lt;'],
  ['A&nbsp;B', 'A B'],
  ['dell&#39;anno, dell&apos;anno', "dell'anno, dell'anno"],
  ['&constructor; &euro;', '&constructor; &euro;'],
])('%s is read as %s', (markup, text) => expect(unescapeMarkup(markup)).toBe(text))
