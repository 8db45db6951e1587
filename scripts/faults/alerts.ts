import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { runCommand } from '../child'
import { connectTo } from '../connect'
import { Failed } from '../exit-codes'
import type { Row } from '../report/types'
import { type Broker, hasNats, startNats } from '../test/nats'
import { none } from './aftermath'
import { type AlertWatch, rules, watchAlerts } from './alert-watch'
import type { Database } from './database'
import { send, someAddress } from './http-call'
import { Observer } from './observer'
import type { Server } from './server'
import { Session } from './session'
import { type System, withSystem } from './system'
import type { Fault } from './types'
import { leadCall } from './writers'

/** How long an alert may take to fire, its waits being short, and to be over: some look back for minutes. */
const PATIENCE_MS = { fire: 90_000, end: 240_000 }
/** What is silent for a while at the beginning: nothing is wrong but that there is no backup. */
const CALM_MS = 20_000
const AWAY = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CDN_PURGE_URL: 'http://127.0.0.1:9/',
}
/** Descriptors of the server whose sockets are used up, which then takes (1,500 − 512) / 3 of them. */
const DESCRIPTORS = '1500'
const SOCKETS = 310
/** Connections past the threshold: some that were counted as open are idle, and close meanwhile. */
const SPARE = 10

type Mend = () => unknown
/** Brings about the cause of these alerts; what it returns takes it away again. */
type Cause = { alerts: string[]; begin(): Promise<Mend> | Mend }

/** Each alert of ops/alerts.yml, by breaking what it watches. */
export const ALERTS: Fault = {
  name: 'alerts',
  title: 'Every alert by its cause',
  run: () => withSystem(run),
}

async function run(system: System): Promise<Row[]> {
  const watch = await watchAlerts(system.folder)
  system.atEnd(() => watch.end())
  const rows: Row[] = [{ what: 'rules evaluated by', measured: watch.what }]
  const tried = new Set<string>()
  const tryAll = async (causes: Cause[]) => {
    for (const cause of causes) rows.push(...(await tryOne(watch, cause, tried)))
  }
  const disk = smallDisk(system)
  const usual = ownDescriptors()
  limitDescriptors(`${DESCRIPTORS}:${DESCRIPTORS}`)
  const first = await system.serve('alerts', {
    WORKER: 'off',
    SITE_THREADS: '1',
    DATABASE_POOL: '2',
    ...(disk ? { TMPDIR: disk } : {}),
  })
  limitDescriptors(usual)
  // Documents of the demo data wait for a worker, and here there is none.
  await new Observer(system.database.url).read('DELETE FROM file_pieces')
  watch.ask(first.site)
  await sleep(CALM_MS)
  const early = [...(await watch.firing())].filter((alert) => alert !== 'ChiaraviaBackupOld')
  rows.push(none('alerts before anything was broken', early))
  await tryAll(causesOf(system, first, disk))
  await first.end('SIGKILL')
  const standby = await system.database.standby(path.join(system.folder, 'replica'))
  system.atEnd(() => standby.remove())
  const broker = hasNats() ? await startNats() : undefined
  system.atEnd(() => broker?.kill())
  const second = await system.serve('alerts-away', {
    SITE_THREADS: '1',
    DATABASE_REPLICA_URL: standby.url,
    ...(broker ? { FANOUT_URL: broker.url } : {}),
    ...AWAY,
    ...hunger(system.folder),
  })
  watch.ask(second.site)
  await tryAll([
    ...causesOfReplica(system, standby),
    ...causesOfBroker(broker),
    ...causesOfAway(system, second, watch),
  ])
  const left = rules().filter(({ alert }) => !tried.has(alert))
  return [
    ...rows,
    none(
      'alerts that were not tried',
      left.map(({ alert }) => alert),
    ),
  ]
}

async function tryOne(watch: AlertWatch, { alerts, begin }: Cause, tried: Set<string>): Promise<Row[]> {
  const known = alerts.filter((alert) => watch.knows(alert))
  if (known.length === 0) return []
  console.log(`· ${known.join(', ')}`)
  const startedAt = Date.now()
  const mend = await begin()
  const fired = new Map<string, number>()
  await until(watch, PATIENCE_MS.fire, (firing) => {
    for (const alert of known)
      if (firing.has(alert) && !fired.has(alert)) fired.set(alert, Date.now() - startedAt)
    return fired.size === known.length
  })
  await mend()
  const mendedAt = Date.now()
  const isOver = await until(watch, PATIENCE_MS.end, (firing) => known.every((alert) => !firing.has(alert)))
  const over = isOver ? `, all over ${seconds(Date.now() - mendedAt)} s after` : ', and does not end'
  return known.map((alert) => {
    const after = fired.get(alert)
    if (after !== undefined) tried.add(alert)
    const measured = after === undefined ? 'did not fire' : `fired after ${seconds(after)} s${over}`
    return { what: alert, measured, goal: 'fires and ends', ok: after !== undefined && isOver }
  })
}

/** Documents that nobody has put into the store yet, and never will here, make it an incomplete one, which is a backup all the same. */
const backUp = (folder: string) =>
  runCommand('backup', [folder]).catch((error: unknown) => {
    if (!(error instanceof Failed)) throw error
  })

const seconds = (ms: number) => Math.round(ms / 1_000)

async function until(
  watch: AlertWatch,
  patienceMs: number,
  isSo: (firing: Set<string>) => boolean,
): Promise<boolean> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(500)) {
    const firing = await watch.firing().catch(() => undefined)
    if (firing && isSo(firing)) return true
  }
  return false
}

/** What can be broken beside one server without a worker. */
function causesOf(system: System, server: Server, disk: string | undefined): Cause[] {
  const { database } = system
  const observer = new Observer(database.url)
  const transaction = async (...statements: string[]): Promise<Mend> => {
    const client = await connectTo(database.url)
    for (const sql of ['BEGIN', ...statements]) await client.query(sql)
    return () => client.end().catch(() => undefined)
  }
  return [
    {
      alerts: ['ChiaraviaBackupOld'],
      begin: () => () => backUp(path.join(system.folder, 'backups')),
    },
    {
      alerts: ['ChiaraviaQueueLate', 'ChiaraviaQueueStopped'],
      begin: async () => {
        await observer.read(
          "SELECT graphile_worker.add_job('jobs.prune', '{}', run_at => now() - interval '20 minutes')",
        )
        return () => observer.read('DELETE FROM graphile_worker._private_jobs WHERE attempts = 0')
      },
    },
    {
      alerts: ['ChiaraviaReportsBehind'],
      begin: async () => {
        await observer.read(
          `INSERT INTO cron_runs (id, task, started_at, ended_at, ok)
           VALUES (gen_random_uuid(), 'cubes.fold', now() - interval '11 minutes', now() - interval '11 minutes', true)`,
        )
        await send(server.site, leadCall(`k${randomUUID()}`))
        return () => observer.read('SELECT cubes_rebuild()')
      },
    },
    { alerts: ['ChiaraviaLongTransaction'], begin: () => transaction('SELECT count(*) FROM settings') },
    {
      alerts: ['ChiaraviaConnectionsFew'],
      begin: async () => {
        const [row] = await observer.read<{ most: number; open: number }>(
          `SELECT current_setting('max_connections')::int AS most, count(*)::int AS open FROM pg_stat_activity
           WHERE datname = current_database()`,
        )
        const wanted = Math.ceil(0.9 * (row?.most ?? 100)) + SPARE - (row?.open ?? 0)
        const clients = await Promise.all(Array.from({ length: wanted }, () => connectTo(database.url)))
        return () => Promise.all(clients.map((client) => client.end()))
      },
    },
    {
      alerts: ['ChiaraviaPoolWaits', 'ChiaraviaSlow'],
      begin: async () => {
        const letGo = await transaction('LOCK TABLE news IN ACCESS EXCLUSIVE MODE')
        const end = callAgain(server.site, 8)
        return async () => {
          await end()
          await letGo()
        }
      },
    },
    {
      alerts: ['ChiaraviaDatabaseAway', 'ChiaraviaErrors'],
      begin: () => {
        const thaw = database.freeze()
        const end = callAgain(server.site, 2)
        return async () => {
          await end()
          thaw()
        }
      },
    },
    {
      alerts: ['ChiaraviaThreadStalls'],
      begin: async () => {
        process.kill(server.pid, 'SIGSTOP')
        await sleep(3_000)
        process.kill(server.pid, 'SIGCONT')
        return () => undefined
      },
    },
    { alerts: ['ChiaraviaSocketsFull'], begin: () => openSockets(server.site) },
    ...(disk ? [{ alerts: ['ChiaraviaDiskFull'], begin: () => fill(disk) }] : []),
    {
      alerts: ['ChiaraviaDown'],
      begin: async () => {
        await server.end('SIGKILL')
        return () => server.start()
      },
    },
    {
      alerts: ['ChiaraviaRestarts'],
      begin: async () => {
        for (let at = 0; at < 3; at += 1) {
          await server.end('SIGKILL')
          await server.start()
          await sleep(6_000)
        }
        return () => undefined
      },
    },
  ]
}

/** What is wrong with the replica that a server reads. */
function causesOfReplica({ database }: System, standby: Database): Cause[] {
  const operator = new Observer(standby.url)
  return [
    {
      alerts: ['ChiaraviaReplicaLate'],
      begin: async () => {
        await operator.read('SELECT pg_wal_replay_pause()')
        await new Observer(database.url).read("SELECT pg_logical_emit_message(true, 'prova', 'x')")
        return () => operator.read('SELECT pg_wal_replay_resume()')
      },
    },
    {
      alerts: ['ChiaraviaReplicaAway'],
      begin: async () => {
        await standby.kill('SIGKILL')
        return () => standby.start()
      },
    },
  ]
}

/** Where there is one on this machine. */
function causesOfBroker(broker: Broker | undefined): Cause[] {
  if (!broker) return []
  return [
    {
      alerts: ['ChiaraviaBrokerAway'],
      begin: async () => {
        await broker.kill()
        return () => broker.start()
      },
    },
  ]
}

/** What is wrong beside a server whose store, mail server and CDN are away; the last cause ends that. */
function causesOfAway(system: System, server: Server, watch: AlertWatch): Cause[] {
  const { site } = server
  const observer = new Observer(system.database.url)
  const emptyQueue = () => observer.read('DELETE FROM graphile_worker._private_jobs')
  return [
    {
      alerts: ['ChiaraviaCdnBehind'],
      begin: async () => {
        await observer.read(
          "INSERT INTO cdn_purges (tag, created_at) VALUES ('news', now() - interval '3 minutes')",
        )
        return () => observer.read('DELETE FROM cdn_purges')
      },
    },
    {
      alerts: ['ChiaraviaFilesWait'],
      begin: async () => {
        await send(site, await uploadCall(new Session(site, 'agents', 'agente@demo.example')))
        return () => observer.read('DELETE FROM file_pieces')
      },
    },
    {
      alerts: ['ChiaraviaJobsFail'],
      begin: async () => {
        for (let at = 0; at < 5; at += 1) await send(site, leadCall(`k${randomUUID()}`))
        return emptyQueue
      },
    },
    {
      alerts: ['ChiaraviaJobsGivenUp'],
      begin: async () => {
        await observer.read(`SELECT graphile_worker.add_job('mail.send', '{"prova": 1}', max_attempts => 1)`)
        return emptyQueue
      },
    },
    {
      alerts: ['ChiaraviaHeapFull', 'ChiaraviaMemory'],
      begin: () => {
        writeFileSync(hungerFile(system.folder), '')
        return () => rmSync(hungerFile(system.folder))
      },
    },
    {
      alerts: ['ChiaraviaStoreAway', 'ChiaraviaMailAway'],
      begin: () => async () => {
        await server.end('SIGTERM')
        watch.ask((await system.serve('alerts-again', { SITE_THREADS: '1' })).site)
      },
    },
  ]
}

/** The same calls again and again, until the end. */
function callAgain(site: string, callers: number): () => Promise<unknown> {
  let isOver = false
  const loops = Array.from({ length: callers }, async () => {
    for (let at = 1; !isOver; at += 1) {
      await send(site, { path: `/v2/news?limit=${(at % 50) + 1}`, patienceMs: 20_000 })
      await sleep(50)
    }
  })
  return () => {
    isOver = true
    return Promise.all(loops)
  }
}

/** A socket that does not say whose it is ends after ten seconds, and comes again. */
function openSockets(site: string): Mend {
  const sockets = new Set<WebSocket>()
  let isOver = false
  const open = () => {
    if (isOver) return
    const socket = new WebSocket(`${site.replace('http', 'ws')}/ws?area=agents`, {
      headers: { 'x-forwarded-for': someAddress() },
    })
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      setTimeout(open, 100)
    })
  }
  for (let at = 0; at < SOCKETS; at += 1) open()
  return () => {
    isOver = true
    for (const socket of sockets) socket.terminate()
  }
}

/** How many descriptors what is started from now on may have: Node takes as many as it may. Without `prlimit` nothing changes. */
function limitDescriptors(most: string): void {
  spawnSync('prlimit', ['--pid', String(process.pid), `--nofile=${most}`])
}

const ownDescriptors = () =>
  spawnSync('prlimit', ['--pid', String(process.pid), '--nofile', '--output=SOFT,HARD', '--noheadings'], {
    encoding: 'utf8',
  })
    .stdout?.trim()
    .replace(/\s+/, ':')

const DISK_MB = 24

/** For temporary files; undefined where nobody may mount one. */
function smallDisk({ folder, atEnd }: System): string | undefined {
  const disk = path.join(folder, 'd')
  mkdirSync(disk)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]).status === 0
  if (mounted) atEnd(() => spawnSync('umount', ['-l', disk]))
  return mounted ? disk : undefined
}

function fill(disk: string): Mend {
  const filler = path.join(disk, 'filler')
  writeFileSync(filler, Buffer.alloc(Math.floor(DISK_MB * 0.95) * 1_024 * 1_024))
  return () => rmSync(filler)
}

async function uploadCall(session: Session) {
  const head =
    '--prova\r\nContent-Disposition: form-data; name="file"; filename="prova.pdf"\r\n\r\n%PDF-1.4\n'
  const body = Buffer.from(`${head}contenuto\n%%EOF\n\r\n--prova--\r\n`)
  const headers = { ...(await session.headers()), 'content-type': 'multipart/form-data; boundary=prova' }
  return { method: 'POST', path: '/v2/storage/genericUpload', headers, body }
}

const hungerFile = (folder: string) => path.join(folder, 'hungry')

/**
 * Loaded by every thread before anything else: that of the site fills its heap as long as it finds a file, in small bites. Of the
 * limit an eighth is the young generation's, so that a thread ends before it has used 0.87 of it.
 */
const EATS = (file: string) => `
  const { existsSync } = require('node:fs')
  const { getHeapStatistics } = require('node:v8')
  let eaten = []
  if (process.env.APP_ROLE === 'site-1') setInterval(() => {
    if (!existsSync(${JSON.stringify(file)})) return void (eaten = [])
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    if (used < 0.83 * limit) for (let at = 0; at < 2; at += 1) eaten.push(Array.from({ length: 50_000 }, () => ({})))
  }, 20).unref()`

function hunger(folder: string): Record<string, string> {
  const file = path.join(folder, 'hunger.cjs')
  writeFileSync(file, EATS(hungerFile(folder)))
  return { NODE_OPTIONS: `--require ${file}` }
}
