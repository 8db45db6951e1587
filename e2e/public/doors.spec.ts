import { once } from 'node:events'
import { isLong } from '../../scripts/test/property'
import { apiAddresses } from '../api-addresses'
import { expect, test } from '../fixtures'
import { nextServer } from '../next-server'
import { PASSWORD, PEOPLE } from '../people'

/*
 * The API has two doors: our own, by which production answers, and Next's. Whatever is asked, they must say the same.
 */

const NOBODY = '00000000-0000-7000-8000-000000000000'
/** Told of one process, or of one moment. */
const OWN_FIGURES = /^\/v2\/(?:metrics|health\/ready|system\/info)$/
/** A handler that looks at no request: Next prerenders it, and answers OPTIONS without asking it. */
const PRERENDERED = '/v2/health/live'
/** The moment at which a reply was made. */
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
/** What a reply says of itself; how it travels is each door's own. */
const HEADERS = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'etag',
  'location',
  'retry-after',
  'set-cookie',
  'x-total-rows',
]

type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string }

async function asked(site: string, { method, path, headers, body }: Ask) {
  const reply = await fetch(site + path, {
    method,
    body,
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', 'x-request-id': 'una-sola-richiesta', ...headers },
  })
  const said = HEADERS.map((name) => [name, reply.headers.get(name)])
  return {
    status: reply.status,
    headers: Object.fromEntries(said),
    body: (await reply.text()).replace(INSTANT, 'now'),
  }
}

const addresses = [...apiAddresses(), '/v2/nulla', '/v2/pages/order']
  .filter((address) => !OWN_FIGURES.test(address))
  .map((address) => address.replace(/\{\w+\}/g, NOBODY))
const json = { 'content-type': 'application/json' }

/** One address in so many is read, and of one in more is asked what does not depend on it; all of all in the long run. */
const EACH = 3
const EACH_SELDOM = 15
const isIn = (each: number, at: number) => isLong || at % each === 0
/** An export of all the demo data takes both doors seconds; that each resource's is the same has a test of its own. */
const isExport = (path: string) => path.endsWith('/export')

/** Nothing of this changes anything: who writes says nothing, or is nobody. */
function asks(bearer: Record<string, string>): Ask[] {
  return addresses.flatMap((path, at) => [
    ...(isIn(isExport(path) ? EACH_SELDOM : EACH, at) ? [{ method: 'GET', path, headers: bearer }] : []),
    ...(isIn(EACH_SELDOM, at) ? seldom(path, bearer) : []),
  ])
}

const seldom = (path: string, bearer: Record<string, string>): Ask[] => [
  { method: 'GET', path },
  { method: 'POST', path, headers: json, body: '{' },
  { method: 'GET', path: `${path}?limit=0&cursor=%00`, headers: bearer },
  { method: 'HEAD', path },
  ...(path === PRERENDERED ? [] : [{ method: 'OPTIONS', path }]),
  { method: 'PUT', path },
  { method: 'PATCH', path, headers: { ...json, accept: 'application/problem+json' }, body: '{}' },
  { method: 'GET', path, headers: { 'x-area': 'admin', 'sec-fetch-site': 'cross-site' } },
]

test('the API says the same by both of its doors, whatever is asked', async ({ baseURL: ownSite }) => {
  test.setTimeout(600_000)
  const baseURL = String(ownSite)
  const { area, email } = PEOPLE.admin
  const login = await fetch(`${baseURL}/v2/${area}/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { access } = (await login.json()) as { access: string }
  const { server, site } = await nextServer()
  try {
    const different: unknown[] = []
    for (const ask of asks({ authorization: `Bearer ${access}` })) {
      // Other tests sign in and send mails meanwhile: what one of both has seen of that is no difference.
      for (let left = 3; left > 0; left -= 1) {
        const [ours, nexts] = await Promise.all([asked(baseURL, ask), asked(site, ask)])
        if (JSON.stringify(ours) === JSON.stringify(nexts)) break
        if (left === 1) different.push({ ask: `${ask.method} ${ask.path}`, ours, nexts })
      }
    }
    expect(different).toEqual([])
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
})
