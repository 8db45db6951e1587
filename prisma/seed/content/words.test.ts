import { FAQS } from './faqs'
import { CASA } from './news/casa'
import { IMPRESE } from './news/imprese'
import { MUTUI } from './news/mutui'
import { NOVITA } from './news/novita'
import { PRESTITI } from './news/prestiti'
import { TASSI } from './news/tassi'
import { DEMO_PAGES } from './pages'

const news = [CASA, IMPRESE, MUTUI, NOVITA, PRESTITI, TASSI].flat()
// Of a FAQ only the answer is ours: who asks may well say «voi» to us.
const texts = [
  ...news.flatMap(({ titolo, abstract, corpo }) => [titolo, abstract, ...corpo]),
  ...FAQS.flatMap(([, , faqs]) => faqs.map(([, answer]) => answer)),
  ...DEMO_PAGES.flatMap(({ titolo, descrizione, corpo }) => [titolo, descrizione, ...corpo]),
]

describe('the texts of the site', () => {
  it('say «tu» to their reader', () => {
    const plural = /\b(?:voi|vi|vostr[aeio]|avete|potete|dovete|volete|siete|scriveteci|chiamateci)\b/i
    expect(texts.filter((text) => plural.test(text))).toEqual([])
  })

  it('explain LTV wherever they name it', () => {
    const named = news.filter(({ abstract, corpo }) => /\bLTV\b/.test([abstract, ...corpo].join(' ')))
    expect(named).not.toHaveLength(0)
    for (const { corpo } of named) expect(corpo.join(' ')).toMatch(/chiamano LTV, dall’inglese/)
  })
})
