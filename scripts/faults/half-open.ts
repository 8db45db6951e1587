import { setTimeout as sleep } from 'node:timers/promises'
import { startTcpProxy, type TcpProxy } from '../../lib/testing/tcp-proxy'
import { untilQuiet } from '../report/quiet'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { Editor } from './editor'
import { atMost, goals, Load } from './load'
import { Observer } from './observer'
import { HAS_PROC } from './process-table'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const SILENT_S = 60
const STALE_S = 5
/** How long a job may wait once the network is back. */
const JOB_S = 60

/** Between the server and its database not a byte passes, and no connection is closed. */
export const HALF_OPEN: Fault = {
  name: 'half-open',
  title: 'Half-open network between server and database',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run({ database, serve, atEnd }: System, options: Options): Promise<Row[]> {
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: database.port })
  atEnd(() => proxy.close())
  const server = await serve('half-open', { DATABASE_URL: proxy.through(database.url) })
  // Another server changes content by a way that is whole.
  const other = await serve('half-open-other', { WORKER: 'off' })
  if (HAS_PROC) await untilQuiet(server.pid)
  const editor = await Editor.begin(other.site)
  const observer = new Observer(database.url)
  const load = new Load(server.site)
  await load.begin()
  observer.watch()
  const seconds = share(SILENT_S, options)
  const rows: Row[] = []
  for (const isForgotten of [false, true]) {
    rows.push(...(await silence(proxy, editor, server.site, { seconds, isForgotten })))
  }
  await load.end()
  await observer.end()
  return [
    { what: 'silence, twice', measured: `${seconds} s` },
    ...goals(load.made),
    ...rows,
    atMost(
      `longest that a job was due, with the silence (${observer.longestWait.task})`,
      observer.longestWait.seconds,
      seconds + JOB_S,
    ),
    none('ends of the server', server.deaths > 0 ? ['the server ended by itself'] : []),
  ]
}

type Silence = { seconds: number; isForgotten: boolean }

/** Content changes while nothing passes, and once more afterwards: the page shows both. */
async function silence(
  proxy: TcpProxy,
  editor: Editor,
  site: string,
  { seconds, isForgotten }: Silence,
): Promise<Row[]> {
  const way = isForgotten ? 'old connections stay deaf' : 'old connections go on'
  await editor.change()
  await editor.untilShown(site)
  proxy.pause()
  await sleep((seconds * 1_000) / 2)
  await editor.change()
  await sleep((seconds * 1_000) / 2)
  if (isForgotten) proxy.forget()
  proxy.heal()
  const stale = await editor.untilShown(site)
  await editor.change()
  const again = await editor.untilShown(site)
  return [
    atMost(`page shows a change made meanwhile, after it heals (${way})`, stale, STALE_S),
    atMost(`page shows the next change (${way})`, again, STALE_S),
  ]
}
