import type { Values } from '@/lib/features/content/labels'
import { bodyOf } from './body'

const VALUES: Values = {
  societa: 'Rossi & <Figli>',
  marchio: 'Prova',
  sede: 'Via A',
  email: 'a@b.example',
  pec: 'p@b.example',
  telefono: '800',
  oam: 'n. M000',
  versione: '2026-01',
}

describe('the text of a content page', () => {
  it('carries the values of the company, which cannot become markup', () => {
    const { parts } = bodyOf('<p>Titolare è [[societa]], [[email]].</p>', VALUES)
    expect(parts).toEqual([{ html: '<p>Titolare è Rossi &amp; &lt;Figli&gt;, a@b.example.</p>' }])
  })

  it('gives each heading an address of its own', () => {
    const { parts, headings } = bodyOf('<h2>A chi?</h2><p>x</p><h2><strong>A chi</strong></h2>', VALUES)
    expect(headings).toEqual([
      { id: 'a-chi', text: 'A chi?' },
      { id: 'a-chi-2', text: 'A chi' },
    ])
    expect(parts).toEqual([
      {
        html: '<h2 id="a-chi" tabindex="-1">A chi?</h2><p>x</p><h2 id="a-chi-2" tabindex="-1"><strong>A chi</strong></h2>',
      },
    ])
  })

  it('puts the tables of today where the text asks for them', () => {
    const { parts } = bodyOf('<p>Prima.</p>\n<p> [[soglie]] </p>\n<p>Dopo.</p>', VALUES)
    expect(parts).toEqual([{ html: '<p>Prima.</p>\n' }, { tabella: 'soglie' }, { html: '\n<p>Dopo.</p>' }])
  })

  it('leaves what it does not know as it was written', () => {
    const { parts } = bodyOf('<p>[[mai]]</p><p>[[constructor]] [[soglie]] nel testo</p>', VALUES)
    expect(parts).toEqual([
      { html: '<p>[[mai]]</p>' },
      { html: '<p>[[constructor]] [[soglie]] nel testo</p>' },
    ])
  })

  it('lets wide tables scroll by themselves', () => {
    const { parts } = bodyOf('<table><tbody><tr><td>1</td></tr></tbody></table>', VALUES)
    expect(parts).toEqual([
      {
        html: '<div class="tabella" role="group" aria-label="Tabella" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
      },
    ])
  })
})
