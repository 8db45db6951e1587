import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { disconnect } from '@/lib/core/db'
import { pratiche } from '@/lib/features/pratiche/resource'
import { listStatement } from '@/lib/resources/sql-list'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import type { Bare } from './api-bare'
import { comparison } from './api-comparison'
import { signedIn, signIns } from './api-sign-in'
import { fanOut } from './api-sockets'
import { HEADERS, startBare as startCopy } from './pages'
import { measureThroughput } from './throughput'
import { withServer } from './with-server'

const SECONDS = 1.5
const ROUNDS = 4
const GOAL = 0.5
const IDENTITY_GOAL = 2

/** The API and what stands beside it, against bare servers that do the same work and no other. */
export const API: Section = {
  name: 'api',
  title: 'API against bare servers that do the same work (32 connections)',
  run: () => withServer(({ site }) => measure(site).finally(disconnect)),
}

async function measure(site: string): Promise<Row[]> {
  const admin = await signedIn(site, 'admin', 'admin@demo.example')
  const headers = { authorization: `Bearer ${admin.access}` }
  const me = await startBare({ kind: 'me', ...profileSql(admin.userId) })
  const list = await startBare({ kind: 'list', ...listSql() })
  await sameJson(`${site}/v2/pratiche`, list.url, headers)
  const steps = [
    () => enums(site, headers, admin.refresh),
    () => rates('getMe, bare `http` and `pg`', [`${site}/v2/admin/getMe`, me.url], headers),
    () =>
      rates(
        'list of 50 cases, bare `http` and `pg` with the same statement',
        [`${site}/v2/pratiche`, list.url],
        headers,
      ),
    () => identity(site),
    () => comparison(site),
    () => fanOut(site, () => startBare({ kind: 'ws' })),
    () => signIns(site, startBare),
  ]
  const rows: Row[] = []
  for (const step of steps) {
    const found = [await step()].flat()
    for (const row of found) console.log(`· ${row.what}: ${row.measured}`)
    rows.push(...found)
  }
  for (const { child } of [me, list]) child.disconnect()
  return rows
}

async function startBare(bare: Bare): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(__dirname, 'api-bare.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(bare)
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}/` }
}

/** The row of the session and that of its administrator hold what getMe says. */
function profileSql(userId: string) {
  const text = `SELECT a.id AS _id, s.role, a.email, a.name AS nome, a.surname AS cognome, a.name, a.surname, a.permissions,
      a.ticketing, a.totp_enabled_at IS NOT NULL AS totp
    FROM admins a JOIN sessions s ON s.user_id = a.id AND s.role = 'admin' AND s.revoked_at IS NULL AND s.expires_at > now()
    WHERE a.id = $1 AND a.status = 'validated' LIMIT 1`
  return { text, values: [userId] }
}

/** The statement of the engine itself, for a bare server that sends what it finds. */
function listSql() {
  const { text, values, fields } = listStatement({
    resource: pratiche,
    query: {
      limit: 50,
      cursor: null,
      sort: { field: 'createdAt', desc: true },
      where: {},
      branches: [],
      searches: false,
      terms: [],
    },
    parts: [{}],
    counting: { where: [{}], cap: 10_000, onlyIfMore: false },
  })
  const codecs = Object.entries(pratiche.codecs ?? {})
  const ofKind = (kind: string) => codecs.flatMap(([name, codec]) => (codec === kind ? [name] : []))
  const names = fields.map((name) => (name === 'id' ? '_id' : name))
  return { text, values, names, cents: ofKind('money'), numbers: ofKind('decimal') }
}

/** The yardstick must do the work: the same rows with the same values. */
async function sameJson(ours: string, bare: string, headers: Record<string, string>): Promise<void> {
  const [mine, theirs] = (await Promise.all(
    [ours, bare].map(async (url) => (await fetch(url, { headers })).json()),
  )) as { items: Record<string, unknown>[]; total: number }[]
  const strip = (item: Record<string, unknown> = {}) =>
    JSON.stringify(
      Object.entries(item)
        .filter(([, value]) => typeof value !== 'object')
        .toSorted(),
    )
  const isSame = mine?.items.every((item, at) => {
    const other = strip(theirs?.items[at])
    return JSON.parse(strip(item)).every((pair: unknown) => other.includes(JSON.stringify(pair)))
  })
  if (!isSame || mine?.items.length !== 50 || mine.total !== theirs?.total)
    throw new Error('The bare server does not answer the same cases.')
}

const whole = (value: number) => Math.round(value).toLocaleString('en')

/** In turns, so that whatever else the machine does concerns both. */
async function inTurns(urls: [string, string], headers: Record<string, string>[]): Promise<[number, number]> {
  const found: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, url] of urls.entries()) {
      const result = await measureThroughput(url, {
        connections: 32,
        headers: headers[at] ?? {},
        seconds: SECONDS,
      })
      if (result.failed > 0) throw new Error(`${url}: ${result.failed} wrong replies`)
      if (round > 0) found[at]?.push(result.perSecond)
    }
  }
  return [percentile(found[0], 0.5), percentile(found[1], 0.5)]
}

async function rates(what: string, urls: [string, string], headers: Record<string, string>): Promise<Row> {
  const [ours, bare] = await inTurns(urls, [headers, headers])
  const ratio = ours / bare
  return {
    what,
    measured: `${whole(ours)} of ${whole(bare)} requests/s, ${ratio.toFixed(2)} ×`,
    goal: `≥ ${GOAL} ×`,
    ok: ratio >= GOAL,
  }
}

/** Kept and packed at the second call; every client of the specification sends its tokens with it. */
async function enums(site: string, bearer: Record<string, string>, refresh: string): Promise<Row[]> {
  const url = `${site}/v2/enums/province`
  for (let call = 0; call < 5; call += 1) await (await fetch(url, { headers: HEADERS })).arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const bare = await startCopy(url)
  const urls: [string, string] = [url, bare.url]
  const tokens = { ...HEADERS, ...bearer, 'x-refresh-token': refresh }
  const rows = [
    await rates('enums/province, bare `http` with the same bytes', urls, HEADERS),
    await rates('the same with a bearer token and a refresh header', urls, tokens),
  ]
  bare.child.disconnect()
  return rows
}

async function identity(site: string): Promise<Row> {
  // A copy of a minute ago is renewed at the next visit, and the new one may have another length.
  await (await fetch(`${site}/`, { headers: HEADERS })).arrayBuffer()
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  const [packed, plain] = await inTurns([`${site}/`, `${site}/`], [HEADERS, {}])
  const ratio = packed / plain
  return {
    what: '/ without brotli and gzip, against the packed page',
    measured: `${whole(plain)} of ${whole(packed)} requests/s, costs ${ratio.toFixed(2)} ×`,
    goal: `≤ ${IDENTITY_GOAL} ×`,
    ok: ratio <= IDENTITY_GOAL,
  }
}
