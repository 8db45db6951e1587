import { WHOLE_SITE } from '@/lib/core/cdn'
import { askAtStart } from './ask-at-start'

/** A change is dated when it is written, and announced when it is committed: no transaction of a person lasts longer. */
const MARGIN_MS = 60_000

/*
 * What a server has the CDN told besides the changes themselves (invalidateTags). Inserting starts the job that tells it.
 */

/** All pages of the site. */
export const purgeAll = (databaseUrl: string): Promise<void> =>
  order(databaseUrl, 'INSERT INTO cdn_purges (tag) VALUES ($1)', [WHOLE_SITE])

/**
 * What has changed while this server heard nothing: it may have sent the CDN pages of before, after the CDN had been told to forget them.
 */
export const purgeMissed = (databaseUrl: string, awayMs: number): Promise<void> =>
  order(
    databaseUrl,
    `INSERT INTO cdn_purges (tag) SELECT DISTINCT CASE tag WHEN '*' THEN $2 ELSE tag END FROM content_changes
     WHERE at > clock_timestamp() - make_interval(secs => $1) AND tag !~ '^(rows|session|account):'`,
    [(awayMs + MARGIN_MS) / 1_000, WHOLE_SITE],
  )

const order = (databaseUrl: string, sql: string, values: unknown[]): Promise<void> =>
  askAtStart(databaseUrl, async (client) => void (await client.query(sql, values)))
