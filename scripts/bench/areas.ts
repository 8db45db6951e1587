import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import autocannon from 'autocannon'
import { untilQuiet } from '../report/quiet'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { clicks, type Entry, firstRows, withBrowser } from './areas-browser'
import { measureThroughput } from './throughput'
import { startAnother, withServer } from './with-server'

const RATE_GOAL = 20
/** What one list page of an area came to before any of them was kept, measured once on a quiet machine. */
const FIRST_MEASURED = 13
const PAINT_GOAL = 1.5
const CLICK_MS = 150
const CONNECTIONS = 8
const SECONDS = 4
const ROUNDS = 3
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

type Area = { area: string; api: string; email: string; list: string }
const AREAS: Area[] = [
  { area: 'admin', api: 'admin', email: 'admin@demo.example', list: '/admin/reports/pratiche' },
  { area: 'admin', api: 'admin', email: 'admin@demo.example', list: '/admin/site/news' },
  { area: 'agent', api: 'agents', email: 'agente@demo.example', list: '/agents/reports/pratiche' },
]
const ENTRIES: Entry[] = [
  { label: 'FAQ', title: 'FAQ' },
  { label: 'Pagine', title: 'Pagine' },
  { label: 'News', title: 'News' },
]

/** Lists of the areas: the kept page against Next's render of each, and against a bare server with the same bytes. */
export const AREA_PAGES: Section = {
  name: 'areas',
  title: 'Pages of the areas',
  run: () =>
    withServer(
      async (kept) => {
        const rendered = await startAnother({ env: { AREA_PAGES: 'rendered', WORKER: 'off' } })
        const rows: Row[] = []
        try {
          for (const one of AREAS) rows.push(await rates(kept.site, rendered.site, one))
        } finally {
          await rendered.stop()
        }
        await untilQuiet(kept.pid)
        return [...rows, ...(await withBrowser((browser) => inBrowser(browser, kept.site)))]
      },
      // Nothing but what is measured: the jobs are done elsewhere.
      { env: { AREA_PAGES: 'kept', WORKER: 'off' } },
    ),
}

async function inBrowser(browser: Browser, site: string): Promise<Row[]> {
  const one = AREAS[1] as Area
  return [await painted(browser, site, one), await clicked(browser, site, one)]
}

async function cookieOf(site: string, { area, api, email }: Area): Promise<string> {
  const body = JSON.stringify({ email, password: process.env.DEMO_PASSWORD || 'Demo-2026-credito' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${site}/v2/${api}/login`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`${email}: ${await reply.text()}`)
  return `${area}_access=${((await reply.json()) as { access: string }).access}`
}

/** Kept pages are fast: a client that reads HTTP in JavaScript would be half of the measure. They say how long they are. */
async function keptPerSecond(url: string, cookie: string, seconds: number): Promise<number> {
  const headers = { ...HEADERS, cookie }
  const { perSecond, failed } = await measureThroughput(url, { connections: CONNECTIONS, seconds, headers })
  if (failed > 0) throw new Error(`${url}: ${failed} failed`)
  return perSecond
}

async function renderedPerSecond(url: string, cookie: string, duration: number): Promise<number> {
  const load = { url, connections: CONNECTIONS, duration, headers: { ...HEADERS, cookie } }
  const { requests, errors, non2xx } = await autocannon(load)
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors + non2xx} failed`)
  return requests.average
}

/** In turns, so that whatever else the machine does concerns both; each with its rows, as a list is of use. */
async function rates(kept: string, rendered: string, one: Area): Promise<Row> {
  const cookie = await cookieOf(kept, one)
  const found: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seconds = round === 0 ? 1 : SECONDS
    const own = await keptPerSecond(kept + one.list, cookie, seconds)
    const other = await renderedPerSecond(rendered + one.list, cookie, seconds)
    if (round === 0) continue
    found[0].push(own)
    found[1].push(other)
  }
  const [ours, before] = [percentile(found[0], 0.5), percentile(found[1], 0.5)]
  const ratio = ours / before
  return {
    what: `${one.list}, with its first rows`,
    measured: `${ours.toFixed(0)} requests/s, by Next without rows ${before.toFixed(1)}, ${ratio.toFixed(1)} ×; of the first ${FIRST_MEASURED}/s ${(ours / FIRST_MEASURED).toFixed(1)} ×`,
    goal: `≥ ${RATE_GOAL} ×`,
    ok: ratio >= RATE_GOAL,
  }
}

async function painted(browser: Browser, site: string, one: Area): Promise<Row> {
  const cookie = await cookieOf(site, one)
  const bare = await startBare(site, one.list, cookie)
  const times = await firstRows(browser, site + one.list, bare.url, cookie)
  bare.child.disconnect()
  const [ours, yardstick] = [percentile(times.ours, 0.5), percentile(times.bare, 0.5)]
  const ratio = ours / yardstick
  return {
    what: `${one.list}, first rows on the screen`,
    measured: `${ours.toFixed(0)} ms, bare server ${yardstick.toFixed(0)} ms, ${ratio.toFixed(2)} ×`,
    goal: `≤ ${PAINT_GOAL} ×`,
    ok: ratio <= PAINT_GOAL,
  }
}

async function clicked(browser: Browser, site: string, one: Area): Promise<Row> {
  const times = await clicks(browser, site + one.list, ENTRIES, await cookieOf(site, one))
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)]
  return {
    what: 'from the click on a menu entry to the rows',
    measured: `${half.toFixed(0)} ms (p95 ${most.toFixed(0)} ms)`,
    goal: `≤ ${CLICK_MS} ms`,
    ok: half <= CLICK_MS,
  }
}

async function startBare(
  site: string,
  page: string,
  cookie: string,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(__dirname, 'areas-bare.ts'), { execArgv: ['--import', 'tsx'] })
  const distDir = process.env.NEXT_DIST_DIR || '.next'
  child.send({ page, distDir, ...(await read(site + page, cookie)) })
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}${page}` }
}

/** Node writes these by itself. */
const OWN = /^(?:date|connection|keep-alive)$/i

/** The packed bytes as they are. */
function read(url: string, cookie: string): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...HEADERS, cookie } }, (reply) => {
      const { rawHeaders: raw } = reply
      const headers = raw.filter((_value, at) => !OWN.test(raw[at - (at % 2)] ?? ''))
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve({ headers, body: Buffer.concat(chunks).toString('base64') }))
    }).on('error', reject)
  })
}
