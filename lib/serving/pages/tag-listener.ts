import { isPageTag, TAG_CHANNEL } from '@/lib/core/cache'
import { dropTags } from '@/lib/core/generations'
import { listenOn, type PgListener } from '@/lib/core/pg-listener'

type Handlers = {
  onTags(tags: string[]): void
  /** Listening for the first time: what changed before must be looked up. */
  onReady?(): void
  /** The connection was away for so long: anything may have changed. */
  onGap(awayMs: number): void
}

/** Notifications that arrive together are handed over together. */
const GATHER_MS = 30

/** Hears which tags have changed, in any process. */
export function listenTags(databaseUrl: string, { onTags, onReady, onGap }: Handlers): PgListener {
  const gathered = new Set<string>()
  const hand = () => {
    const tags = [...gathered]
    gathered.clear()
    onTags(tags)
  }
  return listenOn(databaseUrl, TAG_CHANNEL, {
    onPayload: (tag) => {
      dropTags([tag])
      if (!isPageTag(tag)) return
      if (gathered.size === 0) setTimeout(hand, GATHER_MS)
      gathered.add(tag)
    },
    onUp: (awayMs, again) => (again ? onGap(awayMs) : onReady?.()),
  })
}
