import pg from 'pg'
import { GET as SEARCH } from '@/app/v2/search/route'
import { env } from '@/lib/core/env'
import { loginRoute } from '@/lib/features/accounts/routes'
import type { Route } from '@/lib/http/handle'
import { DECLARED } from '@/lib/registry/declared'
import { declaredAt } from '@/lib/registry/declared-routes'

/* One process, whose DATABASE_URL names a filled database: every list that is searched, by what people write, and how long it takes. */

const SITE = 'http://localhost:8000/v2'
const adminLogin = loginRoute('admin')
const TIMES = 8
const WARM_UP = 2

export type SearchTimes = { list: string; times: number[]; slowest: string }

async function officeToken(): Promise<string> {
  const body = JSON.stringify({ email: 'admin@demo.example', password: env().DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const reply = await adminLogin(new Request(`${SITE}/admin/login`, { method: 'POST', headers, body }))
  if (reply.status !== 200) throw new Error(await reply.text())
  return ((await reply.json()) as { access: string }).access
}

/** Names, towns, telephones and codes as people write them; of the last ones nothing is found as it stands. */
async function questions(): Promise<string[]> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ telefono: string; codice: string }>(
    `SELECT (SELECT telefono FROM clients WHERE telefono LIKE '+39 3%' OR telefono LIKE '+393%' ORDER BY id OFFSET 5000 LIMIT 1) AS telefono,
       (SELECT codice FROM pratiche ORDER BY created_at OFFSET 4000 LIMIT 1) AS codice`,
  )
  await client.end()
  const { telefono = '', codice = '' } = rows[0] ?? {}
  const figures = telefono.replace(/\D/g, '').slice(2)
  const dashed = `${figures.slice(0, 3)}-${figures.slice(3, 6)} ${figures.slice(6)}`
  return [
    'D’Angelo',
    "D'ANGELO",
    'rossi',
    'ros',
    'Niccolò D‘Angelo',
    'bianchi milano',
    'strasse',
    figures,
    dashed,
    `0039 ${dashed}`,
    figures.slice(0, 6),
    codice,
    codice.replace('-', ''),
    codice.slice(0, 6),
    'lombarid',
    'zzqxy',
    'marotti giovana',
    '347 000 0000 99',
  ]
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}` })

/** The lists that take `q`; the palette, which asks several of them at once, is one more. */
async function searched(): Promise<string[]> {
  const paths = await Promise.all(
    Object.entries(DECLARED).map(async ([path, load]) => ((await load()).list.search ? [path] : [])),
  )
  return ['search', ...paths.flat()]
}

async function time(GET: Route, url: string, token: string): Promise<number> {
  const startedAt = performance.now()
  const reply = await GET(new Request(url, { headers: headersOf(token) }))
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(`${url}: ${text}`)
  return performance.now() - startedAt
}

async function measure(): Promise<SearchTimes[]> {
  const token = await officeToken()
  const asked = await questions()
  const found: SearchTimes[] = []
  for (const list of await searched()) {
    const GET = list === 'search' ? SEARCH : (await declaredAt(list.split('/')))?.answers.GET
    if (!GET) throw new Error(`nobody answers ${list}`)
    const url = (q: string) =>
      `${SITE}/${list}?${list === 'search' ? '' : 'limit=50&'}q=${encodeURIComponent(q)}`
    const times: number[] = []
    let slowest = { q: '', ms: 0 }
    for (const q of asked)
      for (let round = -WARM_UP; round < TIMES; round += 1) {
        const ms = await time(GET, url(q), token)
        if (round < 0) continue
        times.push(ms)
        if (ms > slowest.ms) slowest = { q, ms }
      }
    found.push({ list, times, slowest: slowest.q })
  }
  return found
}

measure().then(
  (found) => process.send?.(found, () => process.exit()),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
