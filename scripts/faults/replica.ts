import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { ApiPerson } from './api-person'
import type { Database } from './database'
import { isGood, operator, type Reply, send } from './http-call'
import { atMost } from './load'
import { Observer } from './observer'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const WRITES = 100
/** Writes while the replay stands still, before it goes on: all of them within the age that a replica may have. */
const ROUND = 10
const LOAD_S = 5
const CALL_S = 10
const MARK = 'x-read-after'
/** What a call may read there: whatever has been replayed. */
const ANYTHING = { [MARK]: '0/0' }
const READS = [
  'pratiche?limit=20',
  'faqs?limit=20',
  'reports/praticheFerme',
  'reports/reportProduzione',
  'search?q=rossi',
  'faqs/export?format=csv',
]

/** A hot standby that lags, dies and stands still, read by two servers. */
export const REPLICA: Fault = {
  name: 'replica',
  title: 'A replica that lags, dies or stands still',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run({ database, folder, serve, atEnd }: System, options: Options): Promise<Row[]> {
  const standby = await database.standby(path.join(folder, 'replica'))
  atEnd(() => standby.remove())
  const named = { DATABASE_REPLICA_URL: standby.url }
  const writer = await serve('replica-writer', named)
  const reader = await serve('replica-reader', { ...named, WORKER: 'off' })
  const people = {
    here: await signedIn(writer.site),
    there: await signedIn(reader.site),
  }
  await untilRead(reader.site, people.there)
  const rows = await ownWrites(people, standby, share(WRITES, options))
  rows.push(...(await underLoad(people, standby)))
  const deaths = [writer, reader].filter(({ deaths }) => deaths > 0)
  return [
    ...rows,
    none(
      'ends of the servers',
      deaths.map(() => 'a server ended by itself'),
    ),
  ]
}

const signedIn = (site: string) =>
  new ApiPerson(site, 'admin').signIn('admin@demo.example', process.env.DEMO_PASSWORD ?? 'Demo-2026-credito')

type People = { here: ApiPerson; there: ApiPerson }
type List = { items: { _id: string }[] }

/** What is written at one server is asked of the other at once, while the replay stands still and while it runs. */
async function ownWrites({ here, there }: People, standby: Database, writes: number): Promise<Row[]> {
  const operator = new Observer(standby.url)
  const { _id: categoryId } = await here.call<{ _id: string }>('POST', 'faqCategories', {
    nome: `Prova ${randomUUID()}`,
    contesto: 'home',
    ordine: 1,
  })
  const list = `faqs?filter[categoryId]=${categoryId}&sort=-createdAt&limit=20`
  const write = async (n: number) => {
    const body = {
      categoryId,
      domanda: `Domanda ${n}?`,
      risposta: '<p>Risposta.</p>',
      ordine: n,
      published: true,
    }
    const reply = await here.ask('POST', 'faqs', body, ANYTHING)
    if (!isGood(reply)) throw new Error(`POST /v2/faqs: ${reply.status} ${reply.text}`)
    return { id: (JSON.parse(reply.text) as { _id: string })._id, mark: String(reply.headers[MARK]) }
  }
  const has = async (id: string, headers: Record<string, string>) => {
    const { items } = await there.call<List>('GET', list, undefined, headers)
    return items.some(({ _id }) => _id === id)
  }
  const missed: string[] = []
  let older = 0
  const before = await readsAt(there.site)
  for (let n = 0; n < writes; n += 1) {
    if (n % ROUND === 0) await operator.read('SELECT pg_wal_replay_pause()')
    const { id, mark } = await write(n)
    if (!(await has(id, { [MARK]: mark }))) missed.push(`write ${n}`)
    if (!(await has(id, ANYTHING))) older += 1
    if (n % ROUND === ROUND - 1 || n === writes - 1) {
      await operator.read('SELECT pg_wal_replay_resume()')
      await untilRead(there.site, there, mark)
    }
  }
  const paused = since(before, await readsAt(there.site))
  const running = await readsAt(there.site)
  for (let n = 0; n < writes; n += 1) {
    const { id, mark } = await write(writes + n)
    if (!(await has(id, { [MARK]: mark }))) missed.push(`write ${writes + n}`)
  }
  const followed = since(running, await readsAt(there.site))
  return [
    none(
      `own writes that were not in the list (of ${2 * writes}, written at one server, read at the other)`,
      missed,
    ),
    {
      what: 'lists of others that were older, with the replay held still',
      measured: String(older),
      goal: '≥ 1',
      ok: older > 0,
    },
    { what: 'reads with the replay held still', measured: words(paused) },
    {
      what: 'reads with the replay running',
      measured: words(followed),
      goal: '≥ 1 at the replica',
      ok: (followed.replica ?? 0) > 0,
    },
  ]
}

/** Reads of every kind at both servers, while the replica is killed, comes back, stands still and goes on. */
async function underLoad({ here, there }: People, standby: Database): Promise<Row[]> {
  const made: (Reply & { path: string })[] = []
  let isOver = false
  const loops = [here, there].flatMap((person) =>
    READS.map(async (at) => {
      while (!isOver) {
        made.push({ ...(await person.ask('GET', at, undefined, ANYTHING)), path: at })
        await sleep(50)
      }
    }),
  )
  const { site } = there
  await sleep(LOAD_S * 1_000)
  const healthy = await readsAt(site)
  await standby.kill('SIGKILL')
  await sleep(LOAD_S * 1_000)
  const named = await health(site)
  await standby.start()
  await untilRead(site, there)
  const thaw = standby.freeze()
  await sleep(LOAD_S * 1_000)
  thaw()
  await untilRead(site, there)
  isOver = true
  await Promise.all(loops)
  const wrong = made
    .filter((one) => !isGood(one))
    .map(({ path: at, status, error, text }) => `${at} ${error || status} ${text.slice(0, 80)}`)
  const longest = made.toSorted((a, b) => b.ms - a.ms)[0]
  return [
    {
      what: 'reads before it was killed',
      measured: words(healthy),
      goal: '≥ 1 at the replica',
      ok: (healthy.replica ?? 0) > 0,
    },
    none(`errors while it was killed, begun again, held still and let go (of ${made.length} calls)`, wrong),
    atMost(`longest call (${longest?.path})`, (longest?.ms ?? 0) / 1_000, CALL_S),
    { what: 'health while it was dead', measured: named, goal: 'down', ok: named === 'down' },
    { what: 'reads in all', measured: words(await readsAt(site)) },
  ]
}

type Reads = Record<string, number>

/** What became of the reads of a server that could go there. */
async function readsAt(site: string): Promise<Reads> {
  const { text } = await send(site, { path: '/v2/metrics', headers: operator() })
  const reads: Reads = {}
  for (const [, outcome = '', n] of text.matchAll(
    /^replica_reads_total\{[^}]*outcome="(\w+)"[^}]*\} (\d+)$/gm,
  ))
    reads[outcome] = (reads[outcome] ?? 0) + Number(n)
  return reads
}

const since = (before: Reads, after: Reads): Reads =>
  Object.fromEntries(Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)]))

const words = (reads: Reads): string =>
  Object.entries(reads)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ')

async function health(site: string): Promise<string> {
  const { text } = await send(site, { path: '/v2/health/ready', headers: operator() })
  return (JSON.parse(text) as { replica?: string }).replica ?? 'not said'
}

/** Until a list is read at the replica. */
async function untilRead(site: string, person: ApiPerson, mark = '0/0'): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(200)) {
    const before = await readsAt(site)
    await person.call('GET', 'faqs?limit=1', undefined, { [MARK]: mark })
    if ((since(before, await readsAt(site)).replica ?? 0) > 0) return
  }
  throw new Error('the replica is not read')
}
