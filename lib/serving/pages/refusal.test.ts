import { withWords } from './refusal'

const answer = (status: number, type: string, text: string) => ({
  status,
  headers: { 'content-type': [type] },
  body: Buffer.from(text),
})
const EMPTY = '<!doctype html><html id="__next_error__"><body><script src="/a.js"></script></body></html>'

describe('a page that failed', () => {
  it.each([
    [500, 'Errore interno'],
    [503, 'Servizio momentaneamente non disponibile'],
  ])('has its words before any script has run (%i)', (status, title) => {
    const text = withWords(answer(status, 'text/html; charset=utf-8', EMPTY)).body.toString()
    expect(text).toContain(`<body><noscript><h1>${title}</h1><p>`)
    expect(text).toContain('<script src="/a.js">')
  })

  it('is left alone when it is good, or no page', () => {
    for (const one of [answer(200, 'text/html', EMPTY), answer(500, 'image/png', '<body>')]) {
      expect(withWords(one)).toBe(one)
    }
  })
})
