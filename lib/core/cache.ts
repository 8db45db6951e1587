import 'server-only'
import { dropAtCommit } from './at-commit'
import type { Tx } from './db'
import { env } from './env'

/** The PostgreSQL channel on which every server process learns what has changed. */
export const TAG_CHANNEL = 'cache_tags'

/*
 * Tags of what the server keeps for itself (lib/core/cached.ts). Triggers of the database announce them, whoever writes; the
 * pages of the site have tags of their own.
 */
export const rowsTag = (table: string) => `rows:${table}`
export const sessionTag = (id: string) => `session:${id}`
export const accountTag = (role: string, id: string) => `account:${role}:${id}`

/** The tables whose changes triggers announce (`announce_rows` in prisma/sql). */
export const ANNOUNCED: ReadonlySet<string> = new Set([
  'agencies',
  'bank_products',
  'banks',
  'faq_categories',
  'faqs',
  'merchandising',
  'news',
  'pages',
  'price_rows',
  'price_tables',
  'provinces',
  'rates',
  'regions',
  'settings',
  'tegm',
])

/** What a reply that everybody gets is made from: tables that announce their changes. */
export const tables = (...names: string[]) => ({ tags: () => names.map(rowsTag) })

const OWN = /^(?:rows|session|account):/

/** Whether a tag may be one of pages. */
export const isPageTag = (tag: string): boolean => !OWN.test(tag)

/**
 * Makes every cached page that reads one of these tags fresh again, in all server processes, when the
 * transaction commits (and not at all if it does not). Pages name their tags with `cacheTag()`.
 */
export async function invalidateTags(tx: Tx, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  // Written down for servers that are not there to hear it.
  await tx.$executeRaw`
    WITH written AS (INSERT INTO content_changes (tag) SELECT unnest(${[...tags]}::text[]))
    SELECT pg_notify(${TAG_CHANNEL}, tag) FROM unnest(${[...tags]}::text[]) AS tag`
  const pageTags = tags.filter(isPageTag)
  // Inserting starts the job that tells it: prisma/sql/functions/cdn.sql.
  if (env().CDN_PURGE_URL && pageTags.length > 0)
    await tx.$executeRaw`INSERT INTO cdn_purges (tag) SELECT unnest(${pageTags}::text[])`
  dropAtCommit(tx, tags)
}
