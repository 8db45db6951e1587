import { setTimeout as sleep } from 'node:timers/promises'
import { listenTags } from './cache-listener'
import type { Env } from './env'
import { securityHeaders } from './incoming'
import { logger } from './logger'
import { PageCache } from './page-cache'
import { RenderGate } from './render-gate'
import { type Ask, askNext, call, isContent, judge, knownPages } from './renderer'

/** Attempts to reach Next, and the pause that grows between them. */
const ATTEMPTS = 5
const PAUSE_MS = 200

/**
 * Long after a change its tags are forgotten once more: for renders that nobody waited for, in the background
 * or for a visitor who had left, and that were under way when it came.
 */
const AGAIN_MS = 5_000

export type Pages = { cache: PageCache; gate: RenderGate; ask: Ask; close(): Promise<void> }

/** Keeps prerendered pages and renews them when what they show changes, here or in another process. */
export async function startPages(settings: Env, socketPath: string, distDir: string): Promise<Pages> {
  const { pages, tags: built, isKnown, tagsOf } = knownPages(distDir)
  const gate = new RenderGate()
  const next = askNext(socketPath, settings.SITE_URL)
  const ask: Ask = (target) => (isContent(target) ? gate.render(() => next(target)) : next(target))
  const cache = new PageCache({
    render: async (path) => judge(await ask(path)),
    isKnown,
    tagsOf,
    headers: securityHeaders('/', false),
  })
  // Whatever may be cached under a tag: after a gap in what we heard, all of it is in doubt.
  const seen = new Set(built)
  const renew = async (tags: string[]) => {
    await gate.change(() => forget(socketPath, settings.INTERNAL_TOKEN, tags))
    cache.markStale(tags)
    await cache.warm()
  }
  const timers = new Set<NodeJS.Timeout>()
  const change = (tags: Iterable<string>) => {
    const changed = [...tags]
    for (const tag of changed) seen.add(tag)
    void renew(changed)
    const timer = setTimeout(() => {
      timers.delete(timer)
      void renew(changed)
    }, AGAIN_MS)
    timers.add(timer)
  }
  const listener = listenTags(settings.DATABASE_URL, { onTags: change, onGap: () => change(seen) })
  // The build may be older than the content, or have been made on another database.
  await forget(socketPath, settings.INTERNAL_TOKEN, built)
  void cache.warm(pages)
  const close = async () => {
    for (const timer of timers) clearTimeout(timer)
    await listener.close()
  }
  return { cache, gate, ask, close }
}

/** Asks this process's own Next to forget what it has cached under these tags, until it has. */
async function forget(socketPath: string, token: string, tags: string[]): Promise<void> {
  const sent = JSON.stringify({ tags })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await call(socketPath, '/v2/internal/revalidate', { method: 'POST', headers }, sent)
      if (reply.status === 204) return
      throw new Error(`answered ${reply.status}`)
    } catch (err) {
      logger().error({ err, tags, attempt }, 'revalidate failed')
      if (attempt === ATTEMPTS) return
      await sleep(attempt * PAUSE_MS)
    }
  }
}
