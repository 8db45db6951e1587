import pg from 'pg'
import { POST as changeState } from '@/app/v2/pratiche/[id]/state/route'
import { todayInRome } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { loginRoute } from '@/lib/features/accounts/routes'
import type { Route } from '@/lib/http/handle'
import { REPORTS, SUMMARIES } from '@/lib/registry/reports'
import { isDated } from '@/lib/reports/define'
import { reportExportRoute, reportRoute } from '@/lib/reports/routes'
import { hasDays } from '@/lib/reports/summary/define'
import { shiftDay } from '@/lib/reports/summary/periods'
import { summaryRoute } from '@/lib/reports/summary/routes'

/** One process for each database, which DATABASE_URL names: told what to ask for, it says how long it took. */

const SITE = 'http://localhost:8000/v2'
const adminLogin = loginRoute('admin')
const agentLogin = loginRoute('agent')
const FILE_ROWS = 100_000
type Ask = { route: Route; query: string; token: string }
type Case = { id: string; version: number }

async function tokenOf(route: Route, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: env().DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const reply = await route(new Request(`${SITE}/login`, { method: 'POST', headers, body }))
  if (reply.status !== 200) throw new Error(`${email}: ${await reply.text()}`)
  return ((await reply.json()) as { access: string }).access
}

/** Two months that are cut in their middle. */
const today = todayInRome()
const DAYS = `from=${shiftDay(today, -71)}&to=${shiftDay(today, -10)}`

async function asks(admin: string, agent: string): Promise<Record<string, Ask>> {
  const found: Record<string, Ask> = {}
  for (const [path, load] of Object.entries(SUMMARIES)) {
    const summary = await load()
    const { GET: route } = summaryRoute(summary)
    const [first = ''] = Object.keys(summary.groupings)
    const last =
      Object.keys(summary.groupings).find((name) => summary.groupings[name]?.kind === 'table') ?? first
    found[`${path}, a year`] = { route, query: '', token: admin }
    found[`${path}, a year by ${last}, with the year before`] = {
      route,
      token: admin,
      query: `gruppo=${last}&confronto=anno`,
    }
    if (hasDays(summary))
      found[`${path}, 62 days by ${last}`] = { route, query: `${DAYS}&gruppo=${last}`, token: admin }
    if (summary.access.agent?.length === 0)
      found[`${path}, a year of an agent`] = { route, query: '', token: agent }
  }
  for (const [path, load] of Object.entries(REPORTS)) {
    const report = await load()
    const { GET: route } = reportRoute(report)
    const query = isDated(report) ? `limit=50&filter[at]=${shiftDay(today, -30)}..${today}` : 'limit=50'
    // Of the office: one agent has fewer rows than a page where there are few cases.
    found[`${path}, 50 rows${isDated(report) ? ' of a month' : ''}`] = { route, query, token: admin }
  }
  return found
}

async function ready() {
  const client = new pg.Client({ connectionString: env().DATABASE_URL })
  await client.connect()
  const admin = await tokenOf(adminLogin, 'admin@demo.example')
  const agent = await tokenOf(agentLogin, 'agente@demo.example')
  const casesIn = async (stato: string) => {
    const { rows } = await client.query<Case>(
      'SELECT id, version FROM pratiche WHERE stato = $1::stato_pratica ORDER BY right(codice, 4), id LIMIT 5000',
      [stato],
    )
    return rows
  }
  const cases = { step: await casesIn('in_istruttoria'), payment: await casesIn('stipula') }
  const { rows: since } = await client.query<{ day: string }>(
    `SELECT to_char(at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS day FROM pratica_fatti WHERE tipo = 'stato'
     ORDER BY at DESC OFFSET ${FILE_ROWS} * 2 LIMIT 1`,
  )
  await client.end()
  return { admin, cases, since: since[0]?.day ?? '2000-01-01', asks: await asks(admin, agent) }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function time(work: () => Promise<Response>): Promise<{ ms: number }> {
  const startedAt = performance.now()
  const reply = await work()
  const text = await reply.text()
  if (reply.status !== 200) throw new Error(text)
  return { ms: performance.now() - startedAt }
}

/** The most memory while a file is read, above what is held before; the heap is that of the thread of the exports. */
async function exported(route: Route, token: string, query: string) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const startedAt = performance.now()
  const reply = await route(new Request(`${SITE}/export?format=xlsx&${query}`, { headers: bearer(token) }))
  if (reply.status !== 200 || !reply.body) throw new Error(await reply.text())
  let most = before
  for await (const _part of reply.body) most = Math.max(most, process.memoryUsage().rss)
  const seconds = (performance.now() - startedAt) / 1000
  return { rows: Number(reply.headers.get('x-total-rows')), seconds, megabytes: (most - before) / 1e6 }
}

const TO = { step: { to: 'sospesa' }, payment: { to: 'liquidata', erogato: 123_456.78, data: today } }

const world = ready()

async function answer(what: string): Promise<object> {
  const { admin, cases, since, asks: known } = await world
  const ask = known[what]
  if (ask)
    return time(() => ask.route(new Request(`${SITE}/report?${ask.query}`, { headers: bearer(ask.token) })))
  if (what === 'file') {
    const { GET } = reportExportRoute(await (REPORTS['reports/movimenti'] ?? fail)())
    await exported(GET, admin, `filter[at]=${shiftDay(today, -3)}..${today}`)
    return exported(GET, admin, `filter[at]=${since}..${today}`)
  }
  const kind = what === 'payment' ? what : 'step'
  const { id, version } = cases[kind].pop() ?? fail()
  const init = {
    method: 'POST',
    headers: { ...bearer(admin), 'content-type': 'application/json' },
    body: JSON.stringify({ ...TO[kind], version }),
  }
  return time(() =>
    changeState(new Request(`${SITE}/pratiche/${id}/state`, init), { params: Promise.resolve({ id }) }),
  )
}

function fail(): never {
  throw new Error('There is nothing left to measure.')
}

world.then(({ asks: known }) => process.send?.(Object.keys(known)))
process.on('message', async (what: string) => process.send?.(await answer(what)))
process.once('disconnect', () => process.exit())
