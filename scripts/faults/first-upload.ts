import { setTimeout as sleep } from 'node:timers/promises'
import { somePdf } from '../bench/visits/uploads'
import type { Row } from '../report/types'
import { none } from './aftermath'
import { type Call, isGood, type Reply, send } from './http-call'
import { atMost } from './load'
import { Session } from './session'
import { type System, withSystem } from './system'
import { type Fault, type Options, share } from './types'

const STARTS = 10
const PAUSE_MS = 50
/** Before the upload and after it. */
const AROUND_MS = 1_500
const GOAL_S = 2

/** Other visitors ask while a server that has just begun is sent its first file: what it loads then, it loads beside them. */
export const FIRST_UPLOAD: Fault = {
  name: 'first-upload',
  title: 'First upload of a server beside other calls',
  run: (options) => withSystem((system) => run(system, options)),
}

async function run({ serve }: System, options: Options): Promise<Row[]> {
  const starts = share(STARTS, options)
  const uploads: Reply[] = []
  const probes: Reply[] = []
  for (let at = 0; at < starts; at += 1) {
    const server = await serve('first-upload', { SITE_THREADS: '1' })
    const session = new Session(server.site, 'agents', 'agente@demo.example')
    const headers = await session.headers()
    const form = await somePdf()
    const end = probe(server.site, { path: '/v2/agents/getMe', headers }, probes)
    await sleep(AROUND_MS)
    const call = { method: 'POST', path: '/v2/storage/genericUpload', ...form }
    uploads.push(await send(server.site, { ...call, headers: { ...form.headers, ...headers } }))
    await sleep(AROUND_MS)
    await end()
    await server.end('SIGTERM')
  }
  const refused = [...uploads, ...probes].filter((reply) => !isGood(reply))
  return [
    { what: 'starts, probes', measured: `${starts}, ${probes.length}` },
    { what: 'longest first upload', measured: `${longest(uploads).toFixed(1)} s` },
    atMost('longest probe beside it', longest(probes), GOAL_S),
    none(
      'replies that were not good',
      refused.map(({ status, error }) => error || String(status)),
    ),
  ]
}

const longest = (replies: readonly Reply[]) => Math.max(0, ...replies.map(({ ms }) => ms)) / 1_000

/** The same call again and again, one after the other, until the end. */
function probe(site: string, call: Call, replies: Reply[]): () => Promise<void> {
  let isOver = false
  const loop = (async () => {
    for (; !isOver; await sleep(PAUSE_MS)) replies.push(await send(site, call))
  })()
  return () => {
    isOver = true
    return loop
  }
}
