import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import type { Env } from '@/lib/core/env'
import { BUILD_ID, RESPONSE_CACHES, SUM_HEADER, TAGS_HEADER } from '@/lib/core/next-internals'
import { isAllWritten } from './pages/policy'
import { countFromOthers } from './pages-figures'
import type { PageCopy, SharedPages } from './shared-pages'

type Given = Parameters<FileSystemCache['set']>
type Asked = Parameters<FileSystemCache['get']>
type Installation = Pick<Env, 'DATABASE_URL' | 'SITE_URL' | 'PAGES_BUCKET'>
type Found = Awaited<ReturnType<FileSystemCache['get']>>
type Page = {
  html: string
  headers: Record<string, unknown>
  rscData: Buffer
  segmentData?: Map<string, Buffer>
}

/** So many pages a process writes down in full; more than a site has, and no end of addresses that somebody makes up. */
const MOST = 5_000

/** The sum of a page that nobody is to read. */
const NONE = 'none'

/** Keys of pages that this process has written in full. */
const written = new Set<string>()
/** Pages in memory: made here, or read and found to be what was written. */
const good = new WeakSet<object>()
/** Whose pages this process serves: those of a build, made of one database for one address. */
let whose = ''
/** Where other servers of the same build put the pages that they make, if there is such a place. */
let shared: Promise<SharedPages> | undefined

/**
 * Of a page that was made whole Next wants the payload for its router, too, when it reads it, and writes it only where no page has
 * holes. The payload is written where all scripts of the page are such as its policy lets run, whoever reads it. Each page is several
 * files, which another thread or server may write at the same time: it says what they add up to, with whose it is, and is not there
 * for whoever reads anything else. Two installations may share a build: each would otherwise show what the other's database has.
 */
class ReadablePages extends FileSystemCache {
  override async get(...[key, context]: Asked): Promise<Found> {
    return (await this.here(key, context)) ?? (await this.fromOthers(key, context))
  }

  override async set(...[key, data, context]: Given): Promise<void> {
    if (!data || !isWhole(data)) return super.set(key, data, context)
    const isReadable = isAllWritten(data.html) && (written.has(key) || written.size < MOST)
    if (isReadable) written.add(key)
    const page = signed(data, isReadable ? sumOf(data) : NONE)
    if (!isReadable) return super.set(key, page as never, context)
    await this.write(key, page, context)
    const copy = { page, tags: tagsOf(page), at: Date.now(), life: lifeOf(context) }
    ;(await shared)?.write(key, copy)
  }

  private async here(...[key, context]: Asked): Promise<Found> {
    const found = await super.get(key, context)
    const page = found?.value
    if (!page || !isWhole(page)) return found
    const { [SUM_HEADER]: sum, ...headers } = page.headers
    // What the build itself has made bears none.
    if (sum === undefined) return found
    if (!good.has(page) && sum !== sumOf(page)) return null
    good.add(page)
    return { ...found, value: { ...page, headers } } as Found
  }

  /** What another server has made, where there is nothing of it on this disk; from then on it is here, too. */
  private async fromOthers(...[key, context]: Asked): Promise<Found> {
    const isPage = String(context.kind) === 'APP_PAGE' && !('isFallback' in context && context.isFallback)
    if (!shared || !isPage) return null
    // biome-ignore lint/complexity/useLiteralKeys: the name is private to TypeScript
    if (existsSync(this['getFilePath'](`${key}.html`, context.kind))) return null
    const copy = await (await shared).read(key)
    if (!copy || !isWhole(copy.page) || copy.page.headers[SUM_HEADER] !== sumOf(copy.page)) return null
    // A start makes Next forget everything on a new disk; what had changed before `seenAt` is known of the copy.
    if (areTagsExpired(copy.tags, Math.max(copy.at, copy.seenAt))) return null
    await this.write(key, signed(copy.page, sumOf(copy.page)), {
      cacheControl: copy.life,
      isFallback: false,
    } as Given[2])
    countFromOthers()
    return this.here(key, context)
  }

  private write(key: string, page: Page, context: Given[2]): Promise<void> {
    return super.set(key, page as never, { ...context, isRoutePPREnabled: false } as Given[2])
  }
}

const signed = (page: Page, sum: string): Page => {
  const headers = { ...page.headers, [SUM_HEADER]: sum }
  const own = { ...page, headers }
  good.add(own)
  return own
}

const tagsOf = ({ headers }: Page): string[] => String(headers[TAGS_HEADER] ?? '').split(',')

const lifeOf = (context: Given[2]): PageCopy['life'] =>
  'cacheControl' in context ? (context.cacheControl as PageCopy['life']) : undefined

/** A page for everybody, all of which was made: it has a payload, and nothing in it was put off. */
function isWhole(value: object): value is Page {
  const { html, headers, rscData, postponed } = value as Partial<Page> & { postponed?: unknown }
  return (
    typeof html === 'string' && Buffer.isBuffer(rscData) && headers !== undefined && postponed === undefined
  )
}

/** Of all that belongs together, and of whose it is. */
function sumOf({ html, rscData, segmentData }: Page): string {
  const sum = createHash('sha256').update(whose).update(html).update(rscData)
  for (const [name, data] of [...(segmentData ?? [])].sort(([one], [other]) => (one < other ? -1 : 1)))
    sum.update(name).update(data)
  return sum.digest('base64url')
}

/**
 * From now on Next can read again what it has written: otherwise each page is made anew after a restart, and whenever memory had no room
 * for it. To be called before Next begins.
 */
export function keepPagesReadable(distDir: string, installation: Installation): void {
  const { DATABASE_URL, SITE_URL, PAGES_BUCKET } = installation
  whose = JSON.stringify([readFileSync(path.join(distDir, BUILD_ID), 'utf8').trim(), DATABASE_URL, SITE_URL])
  // The store's client is loaded where there is something to share.
  shared = PAGES_BUCKET
    ? import('./shared-pages').then((here) => new here.SharedPages(PAGES_BUCKET, whose))
    : undefined
  Object.assign(globalThis, { [RESPONSE_CACHES]: { FetchCache: ReadablePages } })
}
