import { logger } from '@/lib/core/logger'
import type { Kept } from '@/lib/serving/kept'
import { mappedPages } from './linked-pages'
import type { RenderGate } from './render-gate'
import type { Ask } from './renderer'

/**
 * Long after a change its tags are forgotten once more: for renders that nobody waited for, in the background
 * or for a visitor who had left, and that were under way when it came.
 */
const AGAIN_MS = 5_000

/** After a start nobody waits for most pages: their making leaves three quarters of a core to the API and the areas. */
const FIRST_REST = 3

type Surroundings = {
  cache: Pick<Kept<unknown>, 'link' | 'markStale' | 'doubt'> & {
    warm(paths?: string[], rest?: number): Promise<boolean>
  }
  gate: Pick<RenderGate, 'change'>
  ask: Ask
  /** Has every thread forget what it has cached under these tags. */
  forget(tags: string[]): Promise<void>
  pages: string[]
  built: string[]
}

export type Changes = {
  heard(tags: string[]): void
  /** For a while nothing was heard: anything may have changed. */
  missed(): void
  /** Pages are made from here on: the threads have forgotten what the build has cached. */
  begin(): void
  stop(): void
}

/** What has changed since the threads were told last. */
type Untold = { tags: Set<string>; stale: Set<string>; doubtful: Set<string>; isAllDoubtful: boolean }

const nothing = (): Untold => ({
  tags: new Set(),
  stale: new Set(),
  doubtful: new Set(),
  isAllDoubtful: false,
})

/**
 * What is done when content changes, or may have changed: at once, and once more for renders under way. While threads are
 * told nobody is rendered anything: changes that come meanwhile are told together, or visitors would wait for each of them.
 */
export function newChanges({ cache, gate, ask, forget, pages, built }: Surroundings): Changes {
  // Whatever may be cached under a tag: after a gap in what we heard, all of it is in doubt.
  const seen = new Set(built)
  const timers = new Set<NodeJS.Timeout>()
  let untold = nothing()
  let isBegun = false
  let isWarm = false
  /** Pages were to be made that have not all been: every change of the cache breaks this off. */
  let isUnfinished = false
  const onError = (err: unknown) => logger().error({ err }, 'pages not renewed')
  const renew = coalesced(async () => {
    // Until what is outdated is forgotten, pages on the disk may be older than the content.
    if (!isBegun) return
    isUnfinished = true
    // They have no copies yet.
    if (!(await (isWarm ? cache.warm() : cache.warm(pages, FIRST_REST)))) return
    isUnfinished = false
    isWarm = true
    const mapped = await mappedPages(ask)
    if (mapped) cache.link([...pages, ...mapped])
  }, onError)
  const tell = coalesced(async () => {
    const { tags, stale, doubtful, isAllDoubtful } = untold
    untold = nothing()
    await gate.change(() => forget([...tags]))
    if (stale.size > 0) cache.markStale([...stale])
    if (isAllDoubtful) cache.doubt()
    else if (doubtful.size > 0) cache.doubt([...doubtful])
    if (stale.size > 0 || isAllDoubtful || isUnfinished) renew()
  }, onError)
  const note = (tags: Iterable<string>, also: (now: Untold) => void) => {
    for (const tag of tags) untold.tags.add(tag)
    also(untold)
    tell()
  }
  const later = (work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, AGAIN_MS)
    timers.add(timer)
  }
  const addTo = (set: Set<string>, tags: string[]) => {
    for (const tag of tags) set.add(tag)
  }
  return {
    heard: (tags) => {
      addTo(seen, tags)
      note(tags, ({ stale }) => addTo(stale, tags))
      // Their copies are of after the change, but for those renders: few pages, if any, so each is made again when
      // somebody asks for it.
      later(() => note(tags, ({ doubtful }) => addTo(doubtful, tags)))
    },
    missed: () => {
      const all = () =>
        note(seen, (now) => {
          now.isAllDoubtful = true
        })
      all()
      later(all)
    },
    begin: () => {
      isBegun = true
      renew()
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/**
 * Work that is asked for again and again and does all that has been asked for until then: while it runs, however many ask
 * lead to one run more. A run that fails is given to `onError`; the next one is not held up.
 */
function coalesced(work: () => Promise<void>, onError: (err: unknown) => void): () => void {
  let isRunning = false
  let isAsked = false
  const run = async () => {
    isRunning = true
    while (isAsked) {
      isAsked = false
      await work().catch(onError)
    }
    isRunning = false
  }
  return () => {
    isAsked = true
    if (!isRunning) void run()
  }
}
