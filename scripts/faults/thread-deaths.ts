import { setTimeout as sleep } from 'node:timers/promises'
import type { Row } from '../report/types'
import { aftermath, none, offsetsOf } from './aftermath'
import { Editor } from './editor'
import { isGood, newAgent, type Reply, send } from './http-call'
import { newsItems, sessionsOf, ticketCategory } from './kill-writes'
import { atMost } from './load'
import { Observer } from './observer'
import { type System, withSystem } from './system'
import { ThreadKiller, untilThreads } from './thread-killer'
import { type Fault, type Options, share } from './types'
import { Writers } from './writers'

const THREADS = 3
const KILLS = 20
/** More than five ends in a minute would end the server, as they should. */
const APART_MS = 13_000
const EDITS = 20
/** Requests right after a change was seen, which go to the threads in turn. */
const AFTER_EDIT = 20
const WRITERS = 2
const BACK_S = 30
const WAIT_S = 60
const READERS = ['/', '/v2/news?limit=5', '/v2/agencies/nearest?cap=20121', '/v2/enums/province']

type Made = Reply & { path: string }

/** One thread of the site after the other ends under load: the others go on, and it comes back. */
export const THREAD_DEATHS: Fault = {
  name: 'threads',
  title: 'Ends of single threads',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run(system: System, options: Options): Promise<Row[]> {
  const killer = new ThreadKiller(system.temporary)
  const server = await system.serve('threads', { ...killer.env, SITE_THREADS: String(THREADS) })
  await untilThreads(server.site, THREADS)
  const observer = new Observer(system.database.url)
  observer.watch()
  const editor = await Editor.begin(server.site)
  const edits = await editAll(editor, server.site, share(EDITS, options))
  const items = (await newsItems(observer)).filter((id) => id !== editor.id)
  const offsets = await offsetsOf(observer, items)
  const writers = new Writers(server.site, await sessionsOf(server.site))
  writers.begin(WRITERS, await ticketCategory(observer), items)
  const made: Made[] = []
  const readers = read(server.site, made)
  const back: number[] = []
  for (let at = 0; at < share(KILLS, options); at += 1) {
    await sleep(APART_MS + Math.random() * 500)
    await killer.kill((at % THREADS) + 1)
    back.push(await untilThreads(server.site, THREADS))
  }
  await readers.end()
  await writers.end()
  const isIdle = await observer.untilIdle(2 * WAIT_S)
  await observer.end()
  const late = await editAll(editor, server.site, share(EDITS, options))
  const lost = made.filter(({ status }) => status === 503)
  return [
    {
      what: `ends of one of ${THREADS} threads, reads meanwhile`,
      measured: `${back.length}, ${made.length}`,
    },
    none('ends of the server', server.deaths > 0 ? [String(server.deaths)] : []),
    none(
      'replies that are neither good nor 503',
      made.filter((one) => !isGood(one) && one.status !== 503).map(name),
    ),
    none('503 without Retry-After', lost.filter(({ headers }) => !headers['retry-after']).map(name)),
    none(
      'kept pages that were not 200',
      made.filter(({ path, status }) => path === '/' && status !== 200).map(name),
    ),
    {
      what: 'reads lost with their thread',
      measured: String(lost.length),
      // Each reader has one on its way.
      goal: `≤ ${back.length * READERS.length}`,
      ok: lost.length <= back.length * READERS.length,
    },
    atMost('longest until it was back', Math.max(...back), BACK_S),
    none('requests that showed what was before a change', [...edits.old, ...late.old]),
    atMost('longest until a change was seen', Math.max(edits.longest, late.longest), 2),
    ...(await aftermath(observer, writers.asked, offsets, system.mailbox)),
    none('jobs not done', isIdle ? [] : ['some']),
    none('refused without a reason', writers.refused),
  ]
}

const name = ({ path, status, error }: Made) => `${path} ${error || status}`

/** Calls one after the other, on connections that are kept. */
function read(site: string, made: Made[]) {
  let isOver = false
  const loops = READERS.map(async (path) => {
    const agent = newAgent()
    while (!isOver) made.push({ ...(await send(site, { path, agent })), path })
    agent.destroy()
  })
  return {
    end: async () => {
      isOver = true
      await Promise.all(loops)
    },
  }
}

/** Changes a page and asks every thread for it as soon as it is seen. */
export async function editAll(editor: Editor, site: string, count: number) {
  const old: string[] = []
  let longest = 0
  for (let at = 0; at < count; at += 1) {
    await editor.change()
    longest = Math.max(longest, await editor.untilShown(site))
    for (let n = 0; n < AFTER_EDIT; n += 1) {
      // What the browser's router asks for is not kept: each of these is for a thread.
      const { status, text } = await send(site, { path: `${editor.page}?_rsc`, headers: { rsc: '1' } })
      if (!text.includes(editor.title)) old.push(`${status} at ${at}.${n}`)
    }
  }
  return { old, longest }
}
