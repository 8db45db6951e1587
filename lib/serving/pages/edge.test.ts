import { cachingHeaders, type Edge } from './edge'
import { packedPage } from './packed-page'

const OWN = ['Cache-Control', 'public, max-age=0, must-revalidate']
const EDGE: Edge = { seconds: 30, keyHeader: 'Surrogate-Key' }
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=30'

it.each([
  ['no cache in front', undefined, ['faqs'], OWN],
  ['unknown tags', EDGE, null, OWN],
  ['no tags', EDGE, [], ['Cache-Control', SHARED, 'Surrogate-Key', 'site']],
  ['keys', EDGE, ['faqs', 'news'], ['Cache-Control', SHARED, 'Surrogate-Key', 'site faqs news']],
  [
    'keys of others',
    { ...EDGE, keyHeader: 'Cache-Tag' as const },
    ['faqs', 'news'],
    ['Cache-Control', SHARED, 'Cache-Tag', 'site,faqs,news'],
  ],
])('says of a page with %s what it may be kept for', (_name, edge, tags, headers) => {
  expect(cachingHeaders(edge, tags)).toEqual(headers)
})

it('lets nobody keep a page for longer than it says itself', () => {
  const [, directive] = cachingHeaders({ ...EDGE, seconds: 86_400 }, ['rates'], 3_600)
  expect(directive).toContain('s-maxage=3600')
})

it('has the page, and the 304 for who has it already, say so', async () => {
  const made = { html: Buffer.from('<html></html>'), headers: [] }
  const { br } = (await packedPage(made, [], undefined, cachingHeaders(EDGE, ['faqs']))).copies
  for (const headers of [br.headers, br.unchanged])
    expect(headers).toEqual(expect.arrayContaining([SHARED, 'Surrogate-Key', 'site faqs']))
})
