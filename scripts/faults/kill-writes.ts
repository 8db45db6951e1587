import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../report/types'
import { aftermath, none, offsetsOf } from './aftermath'
import type { Database } from './database'
import { Observer } from './observer'
import type { Server } from './server'
import { Session } from './session'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'
import { Writers } from './writers'

const KILLS = 500
const CLIENTS = 3
const ITEMS = 4
const WAIT_S = 60
/** Between the end of one fault and the next kill. */
const PAUSE = { least: 100, most: 1_000 }
/** Writes acknowledged between two faults, unless they do not come. */
const WRITTEN = 5
const PATIENCE_MS = 8_000

/** The server's process or the database's, killed while clients write: what was acknowledged is there, once. */
export const KILL_WRITES: Fault = {
  name: 'writes',
  title: 'kill -9 of server or database in mid-write',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run(system: System, options: Options): Promise<Row[]> {
  const { database } = system
  const server = await system.serve('writes')
  const observer = new Observer(database.url)
  const items = await newsItems(observer)
  const offsets = await offsetsOf(observer, items)
  const writers = new Writers(server.site, await sessionsOf(server.site))
  observer.watch()
  writers.begin(CLIENTS, await ticketCategory(observer), items)
  const kills = await killAll(share(KILLS, options), server, database, writers, () => observer.due)
  await writers.end()
  const left = observer.due
  const endedAt = Date.now()
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  const drained = ((Date.now() - endedAt) / 1000).toFixed(0)
  await observer.end()
  const { longestWait } = observer
  const { longestGapMs, statuses, refused } = writers
  const waited = Math.ceil(longestWait.seconds)
  return [
    { what: 'kill -9 of the server, of the whole database, of one of its processes', measured: kills.text },
    { what: 'of these while writes were under way', measured: String(kills.midWrite) },
    ...(await aftermath(observer, writers.asked, offsets, system.mailbox)),
    {
      what: `longest that a job was due (${longestWait.task})`,
      measured: `${waited} s`,
      goal: `≤ ${WAIT_S} s`,
      ok: waited <= WAIT_S && isIdle,
    },
    {
      what: 'jobs due at most; at the end of the writes, and until none was due',
      measured: `${observer.mostDue}; ${left}, ${drained} s`,
    },
    none('refused without a reason', refused),
    none('starts that failed', kills.failedStarts),
    none('folders that killed servers left behind', leftBehind(system.temporary)),
    { what: 'replies by status (0: none)', measured: tally(statuses) },
    { what: 'longest without an acknowledged write', measured: `${(longestGapMs / 1000).toFixed(1)} s` },
  ]
}

async function killAll(
  count: number,
  server: Server,
  database: Database,
  writers: Writers,
  due: () => number,
) {
  const done = { server: 0, database: 0, process: 0 }
  const failedStarts: string[] = []
  let midWrite = 0
  for (let at = 0; at < count; at += 1) {
    await untilWritten(writers)
    await sleep(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least))
    // A server that ended by itself is found here.
    if (!server.isUp) await insist(() => server.start(), failedStarts)
    if (writers.underway > 0) midWrite += 1
    if (at % 2 === 0) {
      done.server += 1
      await server.end('SIGKILL')
      await insist(() => server.start(), failedStarts)
    } else if (at % 4 === 1) {
      done.database += 1
      await database.kill('SIGKILL')
      await insist(() => database.start(), failedStarts)
    } else {
      done.process += 1
      await database.killOneProcess()
    }
    if ((at + 1) % 10 === 0) console.log(`· ${at + 1} di ${count}, lavori in attesa: ${due()}`)
  }
  return { text: `${done.server}, ${done.database}, ${done.process}`, midWrite, failedStarts }
}

async function untilWritten(writers: Writers): Promise<void> {
  const before = writers.good
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(20)) {
    if (writers.good >= before + WRITTEN) return
  }
}

async function insist(start: () => Promise<void>, failures: string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
      if (attempt === 3) throw error
    }
  }
}

/** The server that runs has one for its socket. */
const leftBehind = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('chiaravia-'))
    .slice(1)

const tally = (statuses: Map<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')

export async function newsItems(observer: Observer): Promise<string[]> {
  const rows = await observer.read<{ id: string }>(
    'SELECT id FROM news WHERE published ORDER BY id LIMIT $1',
    [ITEMS],
  )
  return rows.map(({ id }) => id)
}

export async function ticketCategory(observer: Observer): Promise<string> {
  const [row] = await observer.read<{ id: string }>('SELECT id FROM ticket_categories WHERE attiva LIMIT 1')
  return row?.id ?? ''
}

export async function sessionsOf(site: string) {
  const editor = new Session(site, 'admin', 'admin@demo.example')
  const writers = [
    new Session(site, 'agents', 'agente@demo.example'),
    new Session(site, 'clients', 'cliente@demo.example'),
  ]
  for (const session of [editor, ...writers]) await session.headers()
  return { editor, writers }
}
