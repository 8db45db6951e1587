import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Actor } from '@/lib/auth/actor'
import { db, pool } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { unzip } from '@/lib/core/xlsx-testing'
import { REPORTS } from '@/lib/registry/reports'
import { RESOURCES } from '@/lib/registry/resources'
import type { Report } from '@/lib/reports/define'
import { reportBody } from '@/lib/reports/export'
import { SAMPLES as REPORT_SAMPLES } from '@/lib/reports/test-kit'
import { exportBody } from '@/lib/resources/export-body'
import { type ExportFormat, type ListFormat, type MakeExport, offerExports } from '@/lib/resources/export-job'
import type { Resource } from '@/lib/resources/types'
import { SAMPLES } from '@/lib/testing/contract/samples'
import { adminWith, anAgent, callAs } from '@/lib/testing/test-kit'
import { until } from '@/lib/testing/until'
import { buildLead } from '@/prisma/seed/factories/leads'
import { buildAgent } from '@/prisma/seed/factories/people'
import { ROOT } from '@/scripts/migrations/files'
import { bundleServer } from '@/scripts/server-bundle'
import { isLong, oneIn } from '@/scripts/test/property'
import { exportsBy } from './export-asker'
import { EXPORT_FILE, exportThread } from './export-thread'

// In the tree: the bundle's packages are found from where it lies.
const cache = path.join(ROOT, 'node_modules', '.cache')
const APPLICATION = 'esportazioni-di-prova'
const RESTING = 'esportazioni-a-riposo'
let folder: string
let make: MakeExport

/** A thread of these lines, which answer what it is asked. */
function stub(lines: string): string {
  const file = path.join(mkdtempSync(path.join(folder, 'stub-')), EXPORT_FILE)
  writeFileSync(
    file,
    `require('node:worker_threads').parentPort.on('message', ({ job, port }) => { port.on('message', () => { ${lines} }) })`,
  )
  return file
}

/** What starts a thread of exports whose connections have this name. It inherits the settings of the process; here they are those of this file alone. */
function startOf(application: string): string {
  const url = new URL(env().DATABASE_URL)
  url.searchParams.set('application_name', application)
  const settings = { ...process.env, DATABASE_URL: url.href }
  const file = path.join(folder, `${application}.cjs`)
  writeFileSync(file, `Object.assign(process.env, ${JSON.stringify(settings)}); require('./${EXPORT_FILE}')`)
  return file
}

beforeAll(async () => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(path.join(cache, 'exports-'))
  await bundleServer({ NODE_ENV: 'production', NEXT_DIST_DIR: path.relative(ROOT, folder) })
  // One thread for all resources: it takes longer to start than what is made here in between.
  make = exportsBy(exportThread(startOf(APPLICATION), { idleMs: 5_000 }))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const connections = async () =>
  (await pool().query('SELECT pid FROM pg_stat_activity WHERE application_name = $1', [RESTING])).rowCount

/** The file, or why there is none; a workbook also says when it was made, so of it what it contains. */
async function contentOf(
  body: () => Readable | Promise<Readable | null>,
  format: ExportFormat,
): Promise<unknown> {
  try {
    const bytes = await buffer((await body()) as Readable)
    return format === 'csv' ? bytes.toString() : Object.fromEntries(unzip(bytes))
  } catch (error) {
    return String(error)
  }
}

const job = (actor: Actor | null = null, format: ExportFormat = 'csv') => ({
  path: 'leadRequests',
  actor,
  format,
  url: 'http://localhost/v2/leadRequests/export',
})

/** One of the two; both in the long run. */
const either = (format: ListFormat): readonly ListFormat[] => (isLong ? ['csv', 'xlsx'] : [format])

describe.each(oneIn(4, Object.keys(RESOURCES)))('the export of %s', (name) => {
  it('is the same, made in a thread of its own', async () => {
    const resource = (await RESOURCES[name]?.()) as Resource
    for (const n of [1, 2, 3]) await SAMPLES[name]?.build(n)
    const [admin, agent] = [await adminWith(resource.permission), await anAgent()]
    const [column] = resource.list.columns
    const url = new URL(`http://localhost/v2/${name}/export`)
    const narrow = new URL(`?columns=${column?.path}`, url)
    for (const [actor, asked, formats] of [
      [admin.actor, url, either('csv')],
      [admin.actor, narrow, either('xlsx')],
      [agent.actor, url, either('csv')],
    ] as const) {
      for (const format of formats) {
        const here = await contentOf(() => exportBody(resource, actor, asked, format), format)
        const there = await contentOf(() => make({ path: name, actor, url: asked.href, format }), format)
        // An error crosses over as its words.
        expect(String(there).replace(/^Error: (?=\w*Error: )/, '')).toEqual(String(here))
        expect(typeof there === 'string' ? {} : there).toEqual(typeof here === 'string' ? {} : here)
        if (actor === admin.actor) expect(String(there)).not.toMatch(/Error/)
      }
    }
  }, 30_000)
})

describe.each(oneIn(3, Object.keys(REPORTS)))('the export of %s', (name) => {
  it('is the same, made in a thread of its own', async () => {
    const report = (await REPORTS[name]?.()) as Report
    const { id: agentId, agencyId } = await buildAgent()
    await REPORT_SAMPLES[name]?.build({ agentId, agencyId })
    const { actor } = await adminWith(report.access.admin)
    const url = new URL(`http://localhost/v2/${name}/export`)
    for (const format of ['csv', 'xlsx'] as const) {
      const here = await contentOf(() => reportBody(report, actor, url, format), format)
      const there = await contentOf(() => make({ path: name, actor, url: url.href, format }), format)
      expect(String(there)).not.toMatch(/Error/)
      expect(there).toEqual(here)
    }
  }, 30_000)
})

describe('exports in a thread', () => {
  it('cross several pages and several parts without a row lost or said twice', async () => {
    const { actor } = await adminWith('leads_manage')
    const { id } = await buildLead()
    await db().$executeRaw`
      INSERT INTO leads SELECT (jsonb_populate_record(l, jsonb_build_object(
        'id', gen_random_uuid(), 'codice', 'L-' || n, 'note', repeat('nota ', 50)))).*
      FROM leads l, generate_series(1, 3500) n WHERE l.id = ${id}::uuid`
    const text = String(await contentOf(() => make(job(actor)), 'csv'))
    const codes = text.match(/^L-\d+(?=;)|(?<=;)L-\d+(?=;)/gm) ?? []
    expect(new Set(codes).size).toBe(3_500)
    expect(codes).toHaveLength(3_500)
  }, 30_000)

  it('are refused beyond the limit of one person and of all, until one has ended', async () => {
    const thread = exportThread(stub('port.postMessage(new Uint8Array(1))'), { all: 3, each: 2, idleMs: 0 })
    // Whoever asks, from whichever thread of the site: there is one that makes them.
    const [busy, elsewhere] = [exportsBy(thread), exportsBy(thread)]
    const [{ actor: one }, { actor: two }] = [await anAgent(), await anAgent()]
    const taken = [await busy(job(one)), await elsewhere(job(one))]
    expect(await busy(job(one))).toBeNull()
    taken.push(await busy(job(two)))
    expect(taken).not.toContain(null)
    expect(await elsewhere(job())).toBeNull()
    taken[0]?.destroy()
    await until(async () => {
      taken[0] = await busy(job())
      return taken[0] !== null
    })
    for (const body of taken) body?.destroy()
  })

  it('break off when the thread fails, with what had come by then', async () => {
    const failing = exportsBy(
      exportThread(stub('port.postMessage(Buffer.from("a")); setTimeout(() => process.exit(1), 50)')),
    )
    await expect(buffer((await failing(job())) as Readable)).rejects.toThrow('thread')
    const wrong = await make({ ...job(), path: 'nessuna' })
    await expect(buffer(wrong as Readable)).rejects.toThrow('nessuna')
  })

  it('end their thread, and its connections, when there have been none for a while', async () => {
    const resting = exportsBy(exportThread(startOf(RESTING), { idleMs: 2_000 }))
    const faqs = () => contentOf(() => resting({ ...job(), path: 'faqs' }), 'csv')
    const file = await faqs()
    expect(await connections()).toBeGreaterThan(0)
    await until(async () => (await connections()) === 0, 10_000)
    expect(await faqs()).toEqual(file)
  }, 20_000)

  it('break off when nobody reads them', async () => {
    const thread = exportThread(stub('port.postMessage(new Uint8Array(300_000))'), { idleMs: 0 })
    const body = (await exportsBy(thread, 100)(job())) as Readable
    const failed = new Promise((resolve) => body.once('error', resolve))
    body.read(0)
    expect(String(await failed)).toContain('nobody reads')
  })
})

describe('GET /v2/<resource>/export with such a thread', () => {
  afterEach(() => offerExports(undefined))

  it('answers as without, and 503 when too many are being made', async () => {
    const reader = await adminWith('leads_manage')
    const without = await callAs(reader, 'GET', 'leadRequests/export')
    offerExports(make)
    const within = await callAs(reader, 'GET', 'leadRequests/export')
    expect([within.status, within.text]).toEqual([200, without.text])
    expect([...within.headers.keys()]).toEqual([...without.headers.keys()])
    offerExports(async () => null)
    const refused = await callAs(reader, 'GET', 'leadRequests/export')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    expect(refused.json.detail).toContain('esportazioni')
  })
})
