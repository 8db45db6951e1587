import { setTimeout as sleep } from 'node:timers/promises'
import { directUrl, type Env } from '@/lib/core/env'
import { securityHeaders } from '@/lib/core/incoming'
import type { Inner } from '@/lib/core/incoming-proof'
import { logger } from '@/lib/core/logger'
import { Kept } from '@/lib/serving/kept'
import { forgottenAtStart } from './changed-since'
import { newChanges } from './changes'
import { cachingHeaders, type Edge } from './edge'
import { purgeAll, purgeMissed } from './edge-purges'
import { madePages } from './made-pages'
import { type PackedPage, packedPage } from './packed-page'
import { RenderGate } from './render-gate'
import {
  type Ask,
  askNext,
  call,
  classify,
  isContent,
  knownPages,
  type Renderers,
  type Tell,
} from './renderer'
import { ReplyCache } from './replies'
import { listenTags } from './tag-listener'

/** Attempts to reach Next, and the pause that grows between them. */
const ATTEMPTS = 5
const PAUSE_MS = 200
/** At a start what is outdated is forgotten when changes are heard, or after this. */
const READY_MS = 5_000

/** A listener that has not been answered for so long may have missed something. */
const DEAF_MS = 5_000

/** A probe takes a millisecond; without an answer for so long, a page that has changed had better not be waited for. */
const SILENT_MS = 600

/** How long after a silence the connections of the site may still find out that they are broken. */
const RECOVERY_MS = 10_000

export type Pages = {
  cache: Kept<PackedPage>
  replies: ReplyCache
  gate: RenderGate
  ask: Ask
  /** Whether the database is known to be away. */
  isAway(): boolean
  /** For a thread that begins later: what has changed before it did. */
  welcome: Tell
  close(): Promise<void>
}

/** Keeps prerendered pages and renews them when what they show changes, here or in another process. */
export async function startPages(settings: Env, renderers: Renderers, distDir: string): Promise<Pages> {
  const { pages, isKnown, tagsOf } = knownPages(distDir)
  /** Everything that threads were told to forget: who begins later has to, too. */
  const told = new Set<string>()
  const gate = new RenderGate()
  const next = askNext(renderers, settings.SITE_URL)
  const ask: Ask = (target, nonce) =>
    isContent(target) ? gate.render(() => next(target, nonce)) : next(target, nonce)
  const isAway = () => !listener.isUp()
  let silentAt = 0
  const hears = () => {
    const now = Date.now()
    const isHeard = listener.isUp() && now - listener.heardAt() < DEAF_MS
    if (!isHeard) silentAt = now
    return isHeard
  }
  // While the database is silent, and until the site's own connections are well again, a page may take very long.
  const isSlow = () => listener.unansweredMs() > SILENT_MS || !hears() || Date.now() - silentAt < RECOVERY_MS
  const headers = securityHeaders('/', false)
  const edge = edgeOf(settings)
  const cache = new Kept<PackedPage>({
    names: { linked: 'pages_linked', kept: 'pages_other', without: 'pages_without' },
    make: async (path, _asked, before) => {
      const found = classify(await ask(path))
      if (typeof found === 'string') return found
      const tags = tagsOf(path)
      const value = await packedPage(
        found,
        headers,
        before,
        cachingHeaders(edge, tags, lifeOf(found.headers)),
      )
      return { value, bytes: value.bytes, tags }
    },
    isKnown,
    isAway: isSlow,
    isBusy: () => renderers.isBusy(),
    onError: (err, path) => logger().warn({ err, path }, 'page not renewed'),
  })
  const telling =
    (tags: string[]): Tell =>
    (inner, gone) =>
      forget(inner, settings.INTERNAL_TOKEN, tags, gone)
  const forgetTags = async (tags: string[]) => {
    for (const tag of tags) told.add(tag)
    if (tags.length > 0) await renderers.tellAll(telling(tags))
  }
  const built = [...new Set(madePages(distDir).flatMap(({ tags }) => tags))]
  const changes = newChanges({ cache, gate, forget: forgetTags, ask, pages, built })
  let onReady = () => {}
  const ready = new Promise<void>((resolve) => {
    onReady = resolve
  })
  const purge = (order: (databaseUrl: string) => Promise<void>) => {
    if (!edge || !settings.CDN_PURGE_URL) return
    order(directUrl(settings)).catch((err) => logger().error({ err }, 'purge of the CDN not ordered'))
  }
  let epoch = 0
  const listener = listenTags(directUrl(settings), {
    onTags: changes.heard,
    onReady,
    onGap: (awayMs) => {
      epoch += 1
      changes.missed()
      purge((url) => purgeMissed(url, awayMs))
    },
  })
  cache.link(pages)
  // What changes from here on is heard; without a database there is nothing to hear, and a gap when it is back.
  await Promise.race([ready, sleep(READY_MS, undefined, { ref: false })])
  // What is on the disk may be older than the content, or have been made on another database.
  const { tags: outdated, isFirst } = await forgottenAtStart(directUrl(settings), distDir)
  await forgetTags(outdated)
  // What a CDN has is of another build, whose scripts are gone, or of another database.
  if (isFirst) purge(purgeAll)
  changes.begin()
  const replies = new ReplyCache(securityHeaders('/v2', false), () => (hears() ? epoch : null))
  const close = async () => {
    changes.stop()
    await listener.close()
  }
  const welcome: Pages['welcome'] = (...thread) => telling([...told])(...thread)
  return { cache, replies, gate, ask, isAway, welcome, close }
}

const edgeOf = ({ CDN_SECONDS, CDN_KEY_HEADER }: Env): Edge | undefined =>
  CDN_SECONDS ? { seconds: CDN_SECONDS, keyHeader: CDN_KEY_HEADER } : undefined

/** How long Next itself lets others keep a page, in seconds. */
const lifeOf = (headers: readonly [string, string][]): number | undefined => {
  const said = headers.find(([name]) => name === 'cache-control')?.[1].match(/s-maxage=(\d+)/)?.[1]
  return said === undefined ? undefined : Number(said)
}

/** Asks a thread's Next to forget what it has cached under these tags, until it has, or has gone. */
async function forget(inner: Inner, token: string, tags: string[], gone: AbortSignal): Promise<boolean> {
  const sent = JSON.stringify({ tags })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(sent)),
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const reply = await call(inner, '/v2/internal/revalidate', { method: 'POST', headers }, sent)
      if (reply.status === 204) return true
      throw new Error(`answered ${reply.status}`)
    } catch (err) {
      if (gone.aborted) return false
      logger().error({ err, tags, attempt }, 'revalidate failed')
      if (attempt === ATTEMPTS) return false
      await sleep(attempt * PAUSE_MS)
    }
  }
}
