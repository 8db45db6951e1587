import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Session } from '../faults/session'
import { percentile } from '../report/statistics'
import type { Row, Section } from '../report/types'
import { clientsFile, eggFile, someState } from './import-files'
import { withServer } from './with-server'

const CASES = 108_500
const ROWS = 10_000
const ALONE_S = 15
/** Long work that ends sooner leaves too few lists to say anything. */
const LEAST = 40
const RATIO = 1.5
const PAUSE_MS = 50

/**
 * The list of cases while other work goes on that takes long: exports, imports. Judged by the median: on two processors a process
 * that only counts, the first of them, makes the slowest of twenty lists a third slower.
 */
export const BESIDE: Section = {
  name: 'beside',
  title: `Lists while long work runs (${CASES.toLocaleString('en')} cases)`,
  run: () => withServer(({ site }) => measure(site), { cases: CASES }),
}

type Headers = Record<string, string>
/** Goes on until it is done, or until `isEnough`; says what it has done. */
type Work = (office: Office, isEnough: () => boolean) => Promise<string>
type Office = { site: string; headers(): Promise<Headers> }

async function measure(site: string): Promise<Row[]> {
  const session = new Session(site, 'admin', 'admin@demo.example')
  const office: Office = { site, headers: () => session.headers() }
  await during(office, sleep(2_000))
  const rows: Row[] = []
  for (const [what, work] of Object.entries(WORKS)) rows.push(await beside(what, work, office))
  return rows
}

async function beside(what: string, work: Work, office: Office): Promise<Row> {
  const before = await during(office, sleep(ALONE_S * 1_000))
  let isOver = false
  const running = work(office, () => isOver)
  const meanwhile = await during(office, Promise.race([running, sleep(ALONE_S * 2_000)]))
  isOver = true
  const done = await running
  const alone = [...before, ...(await during(office, sleep(ALONE_S * 1_000)))]
  const at = (share: number) => [percentile(alone, share), percentile(meanwhile, share)] as const
  const [quiet, busy] = at(0.5)
  const text = ([before, now]: readonly [number, number]) =>
    `${before.toFixed(1)} → ${now.toFixed(1)} ms (${(now / before).toFixed(2)} ×)`
  const measured = `${text([quiet, busy])}, p95 ${text(at(0.95))}`
  if (work === counting) return { what: `${what}: ${done}`, measured }
  return {
    what: `${what}: ${done}`,
    measured,
    goal: `≤ ${RATIO} ×`,
    ok: meanwhile.length >= LEAST && busy <= RATIO * quiet,
  }
}

/** The milliseconds of each list that somebody turns to, page after page, until something has ended. */
async function during({ site, headers }: Office, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  // The caller who waits for the work itself hears of it.
  over.catch(() => undefined)
  while (!isOver) {
    const own = await headers()
    const startedAt = performance.now()
    const reply = await fetch(`${site}/v2/pratiche?limit=50`, { headers: own })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`list: ${reply.status} ${text}`)
    times.push(performance.now() - startedAt)
    await sleep(PAUSE_MS)
  }
  return times
}

/** Packed as browsers ask for it, and not unpacked: this machine serves as well as it asks. */
async function exported({ site, headers }: Office, format: string): Promise<number> {
  const own = { ...(await headers()), 'accept-encoding': 'gzip' }
  const made = request(`${site}/v2/pratiche/export?format=${format}`, { headers: own }).end()
  const [reply] = (await once(made, 'response')) as [IncomingMessage]
  if (reply.statusCode !== 200) throw new Error(`export: ${reply.statusCode}`)
  let bytes = 0
  for await (const chunk of reply) bytes += chunk.length
  return bytes
}

const exports: Work = async (office, isEnough) => {
  let bytes = 0
  let files = 0
  const one = async (format: string) => {
    while (!isEnough()) {
      bytes += await exported(office, format)
      files += 1
    }
  }
  await Promise.all(['csv', 'xlsx', 'csv'].map(one))
  return `${files} files, ${Math.round(bytes / 1e6)} MB`
}

type Run = { state: string; fase: string | null; errore: string; conti: { creati: number; errati: number } }

/** A file is uploaded, looked at and written, as the office does it. */
const importing =
  (path: string, csv: () => Promise<string>): Work =>
  async ({ site, headers }) => {
    const startedAt = performance.now()
    const call = async <T>(method: string, target: string, body?: BodyInit, more?: Headers): Promise<T> => {
      const reply = await fetch(`${site}/v2/${target}`, {
        method,
        headers: { ...(await headers()), ...more },
        ...(body === undefined ? {} : { body }),
      })
      const text = await reply.text()
      if (!reply.ok) throw new Error(`${target}: ${reply.status} ${text}`)
      return JSON.parse(text) as T
    }
    const json = { 'content-type': 'application/json' }
    const form = new FormData()
    form.set('file', new Blob([await csv()], { type: 'text/csv' }), 'archivio.csv')
    const { runId, proposta } = await call<{ runId: string; proposta: object }>('POST', path, form)
    const until = async (state: string) => {
      for (;;) {
        const run = await call<Run>('GET', `imports/${runId}`)
        if (run.state === 'fallito') throw new Error(run.errore)
        if (run.state === state && !run.fase) return run
        await sleep(500)
      }
    }
    await call('POST', `imports/${runId}/check`, JSON.stringify({ mapping: proposta }), json)
    await until('verificato')
    await call('POST', `imports/${runId}/run`, '{}', json)
    const { conti } = await until('completato')
    if (conti.creati !== ROWS) throw new Error(`${path}: ${JSON.stringify(conti)}`)
    return `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
  }

/** What EGG sends speaks of banks and agents that are there. */
async function archive(): Promise<string> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  const texts = async (sql: string) =>
    (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text)
  const banks = await texts('SELECT nome AS text FROM banks ORDER BY nome')
  const agents = await texts("SELECT email AS text FROM agents WHERE status = 'validated' ORDER BY email")
  await client.end()
  return eggFile({ rows: ROWS, banks, agents }, someState)
}

/** What any work at all does to others on this machine: a process of low priority that only counts. */
const counting: Work = async (_office, isEnough) => {
  const child = spawn(process.execPath, ['-e', 'require("os").setPriority(10); for (;;);'])
  while (!isEnough()) await sleep(500)
  child.kill('SIGKILL')
  return 'what this machine can'
}

const WORKS: Record<string, Work> = {
  'a process that only counts': counting,
  'three exports of all cases': exports,
  'import of 10,000 clients': importing('imports/clients', async () => clientsFile(ROWS)),
  'import of 10,000 cases from EGG': importing('syncs', archive),
}
