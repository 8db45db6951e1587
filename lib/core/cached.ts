import 'server-only'
import { TAG_CHANNEL } from './cache'
import { atPrimary, currentTransaction } from './db'
import { dropTags } from './generations'
import { refuseImpersonal } from './impersonal'
import { listenOn, type PgListener } from './pg-listener'
import { sizeOf } from './size-of'
import { TaggedCache } from './tagged-cache'

/**
 * What a request needs again and again (who a session belongs to, the offers of today), read once and held in memory
 * until the database says that it has changed. Each thread hears that for itself; while it does not, everything is read
 * anew.
 */

/** However little is heard, nothing is older. */
const TTL_MS = 10_000
/** A connection that has not answered for so long may have been silent since. */
const DEAF_MS = 5_000

type State = { listener: PgListener | null; epoch: number; cache: TaggedCache<unknown> }

// The server's bundles have copies of this module: there is one store in a thread all the same.
const holder = globalThis as typeof globalThis & { __cached?: State }
holder.__cached ??= newState()
const state = holder.__cached

function newState(): State {
  const own: State = {
    listener: null,
    epoch: 0,
    cache: new TaggedCache({
      name: 'reads',
      ttlMs: TTL_MS,
      epoch: () => {
        const { listener, epoch } = own
        return listener?.isUp() && Date.now() - listener.heardAt() < DEAF_MS ? epoch : null
      },
    }),
  }
  return own
}

/** Begins to listen to what changes, and from then on to keep. Without it everything is read through. */
export function startReadCache(databaseUrl: string): { close(): Promise<void>; isUp(): boolean } {
  const listener = listenOn(databaseUrl, TAG_CHANNEL, {
    onPayload: (tag) => dropTags([tag]),
    // What was announced before may not have been heard.
    onUp: () => {
      state.epoch += 1
    },
  })
  state.listener = listener
  return {
    isUp: () => state.cache.begin([]) !== null,
    close: async () => {
      state.listener = null
      state.epoch += 1
      await listener.close()
    },
  }
}

type CachedRead<T> = {
  key: string
  /** What it was made from: `cache.ts` has the names. */
  tags: readonly string[]
  load: () => Promise<T>
  /** Whether it is worth keeping; everything is. */
  keeps?: (value: T) => boolean
}

/** What `load` gives, or gave at most ten seconds ago if nothing of it has changed. Whoever gets it must not write to it. */
export function cached<T>({ key, tags, load, keeps = () => true }: CachedRead<T>): Promise<T> {
  // As reading the database itself: a page that is made for everybody must not hold what comes from there.
  refuseImpersonal(key)
  // What a transaction sees is its own: it may be taken back, and others must not get it.
  if (currentTransaction()) return load()
  const weigh = (value: unknown) => (keeps(value as T) ? sizeOf(value) : null)
  // What is kept must not be older than the change that was announced before it was read: a replica may not have that yet.
  return state.cache.getOrLoad(key, tags, () => atPrimary(load), weigh) as Promise<T>
}

/** What `cached` holds under this key, without reading anything. Within a transaction, too: it may be older than what that sees. */
export function heldRead<T>(key: string): T | undefined {
  refuseImpersonal(key)
  return state.cache.get(key) as T | undefined
}
