import { toHtml } from './html'

describe('toHtml', () => {
  it('makes headings, paragraphs and one list of consecutive items', () => {
    expect(toHtml(['Prima', '## Titolo', '- uno', '- due', 'Dopo'])).toBe(
      '<p>Prima</p>\n<h2>Titolo</h2>\n<ul><li>uno</li>\n<li>due</li></ul>\n<p>Dopo</p>',
    )
  })

  it('keeps signs that mean something in HTML as text', () => {
    expect(toHtml(['a < b & c'])).toBe('<p>a &lt; b &amp; c</p>')
  })
})
