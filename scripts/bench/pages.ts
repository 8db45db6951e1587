import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { untilReachable } from './hello-world'
import { measureThroughput } from './throughput'
import { withServer } from './with-server'

/** As browsers ask. */
export const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const LOAD = { connections: 32, headers: HEADERS }
const SECONDS = 1
const ROUNDS = 3
const GOAL = 0.7
/** Requests a second at which the slowest of a hundred are compared. */
const RATE = 3_000
const P99_GOAL = 2
const NEXT_GOAL = 20

/** Public pages out of the page cache against a bare server that sends the same bytes, one after the other. */
export const PAGES: Section = {
  name: 'pages',
  title: 'Public pages from the page cache (32 connections)',
  run: () =>
    withServer(async ({ site }) => {
      const rows: Row[] = []
      for (const page of await publicPages(site)) rows.push(await compare(site, page))
      rows.push(await slowest(site), await againstNext(site))
      return rows
    }),
}

/** One page of each kind, as the site map lists them. */
export async function publicPages(site: string): Promise<string[]> {
  const maps = ['pagine', 'news', 'rete'].map(async (name) => {
    const xml = await (await fetch(`${site}/sitemaps/${name}.xml`)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  })
  const paths = (await Promise.all(maps)).flat()
  const kinds = new Map(paths.map((one) => [kindOf(one), one]))
  return [...kinds.values(), '/mutui_a_noi/adw']
}

/** Pages of one family are made alike: "/agente/anna-rossi/aziende" is of the kind "/agente/…/aziende". */
const kindOf = (one: string) => one.replace(/^(\/(?:pagine|news_name|agenzia|agente))\/[^/]+/, '$1/…')

/** In turns, so that whatever else the machine does concerns both. */
async function compare(site: string, page: string): Promise<Row> {
  const bare = await startBare(`${site}${page}`)
  const rates: [number[], number[]] = [[], []]
  let failed = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, url] of [`${site}${page}`, bare.url].entries()) {
      const result = await measureThroughput(url, { connections: 32, headers: HEADERS, seconds: SECONDS })
      failed += result.failed
      // The first round only warms up.
      if (round > 0) rates[at]?.push(result.perSecond)
    }
  }
  bare.child.disconnect()
  const [ours, yardstick] = [percentile(rates[0], 0.5), percentile(rates[1], 0.5)]
  const ratio = ours / yardstick
  return {
    what: page.replaceAll('|', ''),
    measured: `${whole(ours)} of ${whole(yardstick)} requests/s, ${ratio.toFixed(2)} ×`,
    goal: `≥ ${GOAL} ×`,
    ok: ratio >= GOAL && failed === 0,
  }
}

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')

/** The 99th percentile at a steady rate. */
async function slowest(site: string): Promise<Row> {
  const bare = await startBare(`${site}/`)
  const steady = { ...LOAD, overallRate: RATE, duration: 10 }
  const ours = await autocannon({ ...steady, url: `${site}/` })
  const yardstick = await autocannon({ ...steady, url: bare.url })
  bare.child.disconnect()
  // Below a millisecond the clock of the measure says 0.
  const ratio = Math.max(ours.latency.p99, 1) / Math.max(yardstick.latency.p99, 1)
  return {
    what: `p99 of / at ${whole(RATE)} requests/s`,
    measured: `${ours.latency.p99} ms, bare server ${yardstick.latency.p99} ms`,
    goal: `≤ ${P99_GOAL} ×`,
    ok: ratio <= P99_GOAL && ours.errors + ours.non2xx === 0,
  }
}

/** The same build served by `next start`. */
async function againstNext(site: string): Promise<Row> {
  const port = await freePort()
  const cli = path.join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const next = spawn(process.execPath, [cli, 'start', '-p', String(port)], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/`
  await untilReachable(url)
  await autocannon({ ...LOAD, url, duration: 1 })
  const theirs = await autocannon({ ...LOAD, url, duration: 4 })
  next.kill('SIGTERM')
  await once(next, 'exit')
  const ours = await measureThroughput(`${site}/`, { connections: 32, headers: HEADERS, seconds: 4 })
  const ratio = ours.perSecond / theirs.requests.average
  return {
    what: '/ from `next start`',
    measured: `${Math.round(theirs.requests.average)} requests/s, ours ${ratio.toFixed(1)} ×`,
    goal: `≥ ${NEXT_GOAL} ×`,
    ok: ratio >= NEXT_GOAL && ours.failed === 0,
  }
}

/** A bare server that answers with the bytes of this page, headers and all. */
export async function startBare(page: string): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(__dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(await read(page))
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}/` }
}

/** Node writes these by itself. */
const OWN = /^(?:date|connection|keep-alive)$/i

/** The compressed bytes as they are: fetch would unpack them. */
function read(url: string): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (reply) => {
      const { rawHeaders: raw } = reply
      const headers = raw.filter((_value, at) => !OWN.test(raw[at - (at % 2)] ?? ''))
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve({ headers, body: Buffer.concat(chunks).toString('base64') }))
    }).on('error', reject)
  })
}
