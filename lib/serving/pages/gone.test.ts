import { GONE_META } from '../../core/gone-mark'
import { withOwnStatus } from './gone'
import { classify } from './renderer'

const headers = {
  'content-type': ['text/html; charset=utf-8'],
  'cache-control': ['s-maxage=3600'],
  'x-nextjs-prerender': ['1'],
}
const page = (head: string) => ({
  status: 200,
  headers,
  body: Buffer.from(`<html><head>${head}</head></html>`),
})
const [[name, content] = ['', '']] = Object.entries(GONE_META)
const gone = page(`<meta name="${name}" content="${content}"/>`)

describe('a page that says it is gone', () => {
  it('is answered with 410, and is not kept', () => {
    const answer = withOwnStatus(gone)
    expect([answer.status, answer.body]).toEqual([410, gone.body])
    expect(classify(answer)).toEqual({ kind: 'other' })
  })

  it('is known by its head alone, as Next writes it', () => {
    for (const head of [
      '',
      '&lt;meta name="page-status" content="410"/&gt;',
      '<meta name="robots" content="410"/>',
    ])
      expect(withOwnStatus(page(head)).status).toBe(200)
    const other = { ...gone, headers: { 'content-type': ['application/json'] } }
    expect(withOwnStatus(other).status).toBe(200)
    expect(withOwnStatus({ ...gone, status: 404 }).status).toBe(404)
  })
})
