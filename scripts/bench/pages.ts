import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'
import autocannon from 'autocannon'
import { spawnServer } from '../child'
import { freePort } from '../embedded/ports'
import { ROOT } from '../migrations/files'
import { buildForTests, withTestData } from '../testing/test-data'
import { untilAnswers } from './hello-world'
import type { Bench, Row } from './types'

/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const LOAD = { connections: 32, headers: HEADERS }
const SECONDS = 4
const GOAL = 0.7
/** Requests a second at which the slowest of a hundred are compared. */
const RATE = 3_000
const P99_GOAL = 2
const NEXT_GOAL = 20

/** Public pages out of the page cache against a bare server that sends the same bytes, one after the other. */
export const PAGES: Bench = {
  name: 'pages',
  title: 'Pagine pubbliche dalla cache delle pagine (32 connessioni)',
  run: () =>
    withTestData(async () => {
      await buildForTests()
      const server = spawnServer()
      await once(server, 'message')
      const site = process.env.SITE_URL ?? ''
      const rows: Row[] = []
      for (const page of await publicPages(site)) rows.push(await compare(site, page))
      rows.push(await slowest(site), await againstNext(site))
      server.kill('SIGTERM')
      await once(server, 'exit')
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

async function compare(site: string, page: string): Promise<Row> {
  const bare = await startBare(await read(`${site}${page}`))
  await autocannon({ ...LOAD, url: `${site}${page}`, duration: 1 })
  const ours = await autocannon({ ...LOAD, url: `${site}${page}`, duration: SECONDS })
  const yardstick = await autocannon({ ...LOAD, url: bare.url, duration: SECONDS })
  bare.child.disconnect()
  const ratio = ours.requests.average / yardstick.requests.average
  const perSecond = (value: number) => Math.round(value).toLocaleString('it-IT')
  return {
    what: page.replaceAll('|', ''),
    measured: `${perSecond(ours.requests.average)} su ${perSecond(yardstick.requests.average)} richieste/s, ${ratio.toFixed(2)} ×`,
    goal: `≥ ${GOAL} ×`,
    ok: ratio >= GOAL && ours.errors + ours.non2xx === 0,
  }
}

/** The 99th percentile at a steady rate. */
async function slowest(site: string): Promise<Row> {
  const bare = await startBare(await read(`${site}/`))
  const steady = { ...LOAD, overallRate: RATE, duration: 10 }
  const ours = await autocannon({ ...steady, url: `${site}/` })
  const yardstick = await autocannon({ ...steady, url: bare.url })
  bare.child.disconnect()
  // Below a millisecond the clock of the measure says 0.
  const ratio = Math.max(ours.latency.p99, 1) / Math.max(yardstick.latency.p99, 1)
  return {
    what: `p99 di / a ${RATE.toLocaleString('it-IT')} richieste/s`,
    measured: `${ours.latency.p99} ms, server spoglio ${yardstick.latency.p99} ms`,
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
  await untilAnswers(url)
  await autocannon({ ...LOAD, url, duration: 1 })
  const theirs = await autocannon({ ...LOAD, url, duration: SECONDS })
  next.kill('SIGTERM')
  await once(next, 'exit')
  const ours = await autocannon({ ...LOAD, url: `${site}/`, duration: SECONDS })
  const ratio = ours.requests.average / theirs.requests.average
  return {
    what: '/ da `next start`',
    measured: `${Math.round(theirs.requests.average)} richieste/s, noi ${ratio.toFixed(1)} ×`,
    goal: `≥ ${NEXT_GOAL} ×`,
    ok: ratio >= NEXT_GOAL,
  }
}

async function startBare(body: Buffer): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(__dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] })
  child.send({ body: body.toString('base64'), encoding: 'br' })
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}/` }
}

/** The compressed bytes as they are: fetch would unpack them. */
function read(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
