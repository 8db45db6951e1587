import { listenTags } from './cache-listener'
import type { Env } from './env'
import { logger } from './logger'
import { PageCache } from './page-cache'
import { type Ask, askNext, judge, knownPages } from './renderer'

export type Pages = { cache: PageCache; ask: Ask; close(): Promise<void> }

/** Keeps prerendered pages and renews them when what they show changes, here or in another process. */
export async function startPages(settings: Env, port: number, distDir: string): Promise<Pages> {
  const { pages, tags: built, isKnown, tagsOf } = knownPages(distDir)
  const ask = askNext(port, settings.INTERNAL_TOKEN, settings.SITE_URL)
  const cache = new PageCache({ render: async (path) => judge(await ask(path)), isKnown, tagsOf })
  // Whatever may be cached under a tag: after a gap in what we heard, all of it is in doubt.
  const seen = new Set(built)
  const change = async (tags: Iterable<string>) => {
    for (const tag of tags) seen.add(tag)
    const changed = [...tags]
    await forget(port, settings.INTERNAL_TOKEN, changed)
    cache.markStale(changed)
    await cache.warm()
  }
  const listener = listenTags(settings.DATABASE_URL, {
    onTags: (tags) => void change(tags),
    onGap: () => void change([...seen]),
  })
  // The build may be older than the content, or have been made on another database.
  await forget(port, settings.INTERNAL_TOKEN, built)
  void cache.warm(pages)
  return { cache, ask, close: () => listener.close() }
}

/** Asks this process's own Next to forget what it has cached under these tags. */
async function forget(port: number, token: string, tags: string[]): Promise<void> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/v2/internal/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    })
    if (!reply.ok) throw new Error(`answered ${reply.status}`)
  } catch (err) {
    logger().error({ err, tags }, 'revalidate failed')
  }
}
