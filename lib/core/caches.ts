import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

const KB = 1024
const MB = 1024 * KB

/** Everything that is kept in memory to be used again, and how many bytes each of them may hold in a thread. */
export const CACHES = {
  /** Public pages that the site links to, packed. */
  pages_linked: 48 * MB,
  /** All other public pages together. */
  pages_other: 16 * MB,
  /** Public pages for the few who read nothing packed. */
  pages_unpacked: 8 * MB,
  /** Paths that no page is kept of. */
  pages_without: 512 * KB,
  /** Replies of the API that are the same for everybody. */
  replies: 16 * MB,
  /** Pages of the areas, without anybody in them. */
  area_pages: 32 * MB,
  area_pages_without: 256 * KB,
  /** What is read from the database until it changes: rights, settings, offers. */
  reads: 16 * MB,
  /** Access tokens that have been opened. */
  tokens: 4 * MB,
  /** Pictures that go with links. */
  pictures: 8 * MB,
  /** Papers that have been drawn, by all that they show. */
  papers: 8 * MB,
  /** When the authors of long work last heard of it. */
  progress: 128 * KB,
  /** Names of prepared statements, by their text. */
  statements: 1 * MB,
  /** What browsers say that they can unpack. */
  encodings: 32 * KB,
  /** Places in the sources, by those in the bundle. */
  stack_places: 256 * KB,
} as const

export type CacheName = keyof typeof CACHES
export type CacheFigures = { bytes: number; entries: number; limit: number }

const NAMES = Object.keys(CACHES) as CacheName[]
const FIELDS = ['bytes', 'entries', 'limit'] as const
const SHARED = 'figures of caches'

/** The figures of the listener's thread, in memory that the site's threads see: only the listener writes there. */
function sharedFigures(): Float64Array {
  const known = getEnvironmentData(SHARED)
  if (known instanceof SharedArrayBuffer) return new Float64Array(known)
  const fresh = new SharedArrayBuffer(NAMES.length * FIELDS.length * Float64Array.BYTES_PER_ELEMENT)
  setEnvironmentData(SHARED, fresh)
  return new Float64Array(fresh)
}

// One for all copies of this module.
const holder = globalThis as typeof globalThis & { __caches?: { own: Float64Array; listener: Float64Array } }
holder.__caches ??= newFigures()
const { own, listener } = holder.__caches

function newFigures() {
  const shared = sharedFigures()
  return { own: isMainThread ? shared : new Float64Array(shared.length), listener: shared }
}

/** Counts what a cache of this name holds more (or less) than before, in this thread. */
export function countCache(name: CacheName, more: Partial<CacheFigures>): void {
  const first = NAMES.indexOf(name) * FIELDS.length
  for (const [at, field] of FIELDS.entries()) {
    const place = first + at
    own[place] = (own[place] ?? 0) + (more[field] ?? 0)
  }
}

/** What each cache of this thread holds and may hold; with those of the listener's thread, if they are to be told here. */
export function cacheFigures(withListener = false): { name: CacheName; figures: CacheFigures }[] {
  const all = withListener && own !== listener ? [own, listener] : [own]
  const sum = (place: number) => all.reduce((total, figures) => total + (figures[place] ?? 0), 0)
  const found = NAMES.map((name, cache) => {
    const first = cache * FIELDS.length
    return { name, figures: { bytes: sum(first), entries: sum(first + 1), limit: sum(first + 2) } }
  })
  return found.filter(({ figures }) => figures.limit > 0)
}
