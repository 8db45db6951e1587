import { pageHtml } from './html'

describe('the lines of a page', () => {
  it('become headings, paragraphs and lists', () => {
    expect(pageHtml(['## A & B', 'Testo <b>.', '- uno', '- due', '1. primo', '2. secondo'])).toBe(
      '<h2>A &amp; B</h2>\n<p>Testo &lt;b&gt;.</p>\n<ul><li>uno</li>\n<li>due</li></ul>\n<ol><li>primo</li>\n<li>secondo</li></ol>',
    )
  })

  it('may hold links, strong words and what is filled in later', () => {
    expect(pageHtml(['Leggi **bene** la [guida](/pagine/guida-abf) di [[societa]].'])).toBe(
      '<p>Leggi <strong>bene</strong> la <a href="/pagine/guida-abf">guida</a> di [[societa]].</p>',
    )
  })
})
