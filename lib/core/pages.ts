import { setTimeout as sleep } from 'node:timers/promises'
import { listenTags } from './cache-listener'
import type { Env } from './env'
import { logger } from './logger'
import { PageCache } from './page-cache'
import { RenderGate } from './render-gate'
import { type Ask, askNext, judge, knownPages } from './renderer'

/** Attempts to reach Next in this very process, and the pause that grows between them. */
const ATTEMPTS = 5
const PAUSE_MS = 200

/**
 * Long after a change its tags are forgotten once more: for renders that nobody waited for, in the background
 * or for a visitor who had left, and that were under way when it came.
 */
const AGAIN_MS = 5_000

export type Pages = { cache: PageCache; gate: RenderGate; ask: Ask; close(): Promise<void> }

/** Keeps prerendered pages and renews them when what they show changes, here or in another process. */
export async function startPages(settings: Env, port: number, distDir: string): Promise<Pages> {
  const { pages, tags: built, isKnown, tagsOf } = knownPages(distDir)
  const ask = askNext(port, settings.INTERNAL_TOKEN, settings.SITE_URL)
  const cache = new PageCache({ render: async (path) => judge(await ask(path)), isKnown, tagsOf })
  // Whatever may be cached under a tag: after a gap in what we heard, all of it is in doubt.
  const seen = new Set(built)
  const gate = new RenderGate()
  const renew = async (tags: string[]) => {
    await gate.change(() => forget(port, settings.INTERNAL_TOKEN, tags))
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
  await forget(port, settings.INTERNAL_TOKEN, built)
  void cache.warm(pages)
  const close = async () => {
    for (const timer of timers) clearTimeout(timer)
    await listener.close()
  }
  return { cache, gate, ask, close }
}

/** Asks this process's own Next to forget what it has cached under these tags, until it has. */
async function forget(port: number, token: string, tags: string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/v2/internal/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      })
      if (reply.ok) return
      throw new Error(`answered ${reply.status}`)
    } catch (err) {
      logger().error({ err, tags, attempt }, 'revalidate failed')
      if (attempt === ATTEMPTS) return
      await sleep(attempt * PAUSE_MS)
    }
  }
}
