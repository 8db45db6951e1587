import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUILD_ID } from '@/lib/core/next-internals'
import { askAtStart } from './ask-at-start'
import { type MadePage, madePages, ownTag } from './made-pages'

/** A change is dated when it is written and seen when it is committed: whoever made the page between them did not see it. */
const MARGIN_MS = 10 * 60_000
/** In the folder of the build: of which database the pages on the disk are, from when on. */
const STATE = 'pages-of.json'
/** Anything may have changed. */
const EVERYTHING = '*'

type State = { database: string; build: string; since: number }
/** Which database it is and, by tag, when something last changed, by the clock of this machine. */
export type Content = { database: string; changedAt: ReadonlyMap<string, number> }

/**
 * What Next must forget at a start: the tags of those pages on the disk that are older than what they show. All of their tags where
 * nobody knows: pages of another database or another build, or a database that does not answer. `isFirst`: the first start of this build
 * on this database and this disk.
 */
export async function forgottenAtStart(
  databaseUrl: string,
  distDir: string,
): Promise<{ tags: string[]; isFirst: boolean }> {
  const made = madePages(distDir)
  const content = await readContent(databaseUrl).catch(() => null)
  if (!content) return { tags: allTags(made), isFirst: false }
  const build = readFileSync(path.join(distDir, BUILD_ID), 'utf8').trim()
  const known = readState(distDir)
  const isKnown = known?.database === content.database && known.build === build
  if (isKnown) {
    const old = outdated(made, known.since, content.changedAt)
    return { tags: old.map((page) => ownTag(page.path)), isFirst: false }
  }
  const state: State = { database: content.database, build, since: Date.now() }
  // Without a note of it the next start forgets all of them, too.
  try {
    writeFileSync(path.join(distDir, STATE), JSON.stringify(state))
  } catch {}
  return { tags: allTags(made), isFirst: true }
}

const allTags = (made: MadePage[]) => [...new Set(made.flatMap(({ tags }) => tags))]

/** Those that were made before `since`, or before something that they show has changed. */
export function outdated(
  made: readonly MadePage[],
  since: number,
  changedAt: ReadonlyMap<string, number>,
): MadePage[] {
  const everything = changedAt.get(EVERYTHING) ?? 0
  return made.filter(({ at, tags }) => {
    const changed = Math.max(everything, ...tags.map((tag) => changedAt.get(tag) ?? 0))
    return at < since || at < changed + MARGIN_MS
  })
}

function readState(distDir: string): State | null {
  try {
    return JSON.parse(readFileSync(path.join(distDir, STATE), 'utf8')) as State
  } catch {
    return null
  }
}

/** A restored database has new tables: what is written in it is of another time. */
const IDENTITY = `SELECT concat_ws('/', system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database()),
  'content_changes'::regclass::oid) AS database, (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now FROM pg_control_system()`
const CHANGES = `SELECT tag, (extract(epoch FROM max(at)) * 1000)::float8 AS at FROM content_changes GROUP BY tag`

export const readContent = (databaseUrl: string): Promise<Content> =>
  askAtStart(databaseUrl, async (client) => {
    const {
      rows: [identity],
    } = await client.query<{ database: string; now: number }>(IDENTITY)
    if (!identity) throw new Error('the database does not say who it is')
    const ahead = identity.now - Date.now()
    const { rows } = await client.query<{ tag: string; at: number }>(CHANGES)
    return {
      database: identity.database,
      changedAt: new Map(rows.map(({ tag, at }) => [tag, at - ahead])),
    }
  })
