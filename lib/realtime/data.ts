import 'server-only'
import { mustEnrol } from '@/lib/auth/second-factor'
import { pool } from '@/lib/core/db'
import { queryPrepared } from '@/lib/core/prepared'
import { hasReplica } from '@/lib/core/replica'
import type { Audience, Authority } from './audience'
import { RESUME_WINDOW_MS, type ServerMessage } from './events'

export type StoredEvent = { message: ServerMessage; audience: Audience }

/** Ids are made before the commit: a transaction may take this long to show an older id after a newer one. */
const OVERLAP_SECONDS = 30

type Row = { id: string; type: string; data: unknown; audience: Audience; at: Date; after?: string }

const present = ({ id, type, data, audience, at, after }: Row): StoredEvent => ({
  // The row was checked by publish().
  message: { type, id, at: at.toISOString(), data, ...(after && { after }) } as ServerMessage,
  audience,
})

/** With where the log is now, where a replica has to come as far: events are seen when they are committed. */
const columns = () =>
  `SELECT id, type, data, audience, at${hasReplica() ? ', pg_current_wal_insert_lsn()::text AS after' : ''} FROM realtime_events`

export async function eventsByIds(ids: readonly string[]): Promise<StoredEvent[]> {
  const text = `${columns()} WHERE id = ANY($1::uuid[]) ORDER BY at, id`
  const { rows } = await queryPrepared<Row>({ text, values: [ids] })
  return rows.map(present)
}

/** What a transaction of more than five minutes has written too late for anybody; and what is too old for who begins to look. */
const [LATEST_SECONDS, FIRST_SECONDS] = [RESUME_WINDOW_MS / 1_000, OVERLAP_SECONDS]

const COMMITTED = `
  SELECT pg_current_snapshot()::text AS seen, ARRAY(
    SELECT id::text FROM realtime_events
    WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
      AND at > now() - make_interval(secs => ${LATEST_SECONDS})
    ORDER BY at, id) AS ids`
const COMMITTED_LATELY = `
  SELECT pg_current_snapshot()::text AS seen, ARRAY(
    SELECT id::text FROM realtime_events WHERE at > now() - make_interval(secs => ${FIRST_SECONDS}) ORDER BY at, id) AS ids`

type Committed = { ids: string[]; seen: string }

/**
 * The ids of all that was committed since `seen`, and what is to be given the next time. PostgreSQL itself says which transactions a
 * look has seen: none is found twice, and none passed over because it took longer than one that began later.
 */
export async function committedSince(seen: string | null): Promise<Committed> {
  const { rows } = seen
    ? await queryPrepared<Committed>({ text: COMMITTED, values: [seen] })
    : await pool().query<Committed>(COMMITTED_LATELY)
  return rows[0] as Committed
}

/** What came after the last message that a client saw (or the whole window), with the overlap. */
export async function eventsAfter(lastId: string | null): Promise<StoredEvent[]> {
  const { rows } = await pool().query<Row>(
    `${columns()}
     WHERE at > now() - make_interval(secs => $2) AND id IS DISTINCT FROM $1::uuid
       AND at > coalesce((SELECT at FROM realtime_events WHERE id = $1::uuid) - make_interval(secs => $3), '-infinity')
     ORDER BY at, id`,
    [lastId, RESUME_WINDOW_MS / 1_000 + OVERLAP_SECONDS, OVERLAP_SECONDS],
  )
  return rows.map(present)
}

/** Between the time that an event bears, in the last statement of its transaction, and its commit. */
const COMMITTED_WITHIN_SECONDS = 2

/** What was told in the last `ms` milliseconds: since a page was begun, which was read before its socket was there. */
export async function eventsSince(ms: number): Promise<StoredEvent[]> {
  const text = `${columns()} WHERE at > clock_timestamp() - make_interval(secs => $1) ORDER BY at, id`
  const { rows } = await queryPrepared<Row>({ text, values: [ms / 1_000 + COMMITTED_WITHIN_SECONDS] })
  return rows.map(present)
}

type Found = Authority & { hasSecondFactor: boolean; createdAt: Date }

const AUTHORITIES = `
  SELECT coalesce(a.second_factor_at, g.second_factor_at) IS NOT NULL AS "hasSecondFactor",
         coalesce(a.created_at, g.created_at, c.created_at) AS "createdAt", s.id AS "sessionId", s.role, s.user_id AS "userId",
         coalesce(a.permissions, g.permissions, '{}') AS permissions, coalesce(a.ticketing, '{}') AS ticketing
  FROM sessions s
  LEFT JOIN admins a ON s.role = 'admin' AND a.id = s.user_id AND a.status NOT IN ('blocked', 'deleted')
  LEFT JOIN agents g ON s.role = 'agent' AND g.id = s.user_id AND g.status NOT IN ('blocked', 'deleted')
  LEFT JOIN clients c ON s.role = 'client' AND c.id = s.user_id AND c.status NOT IN ('blocked', 'deleted')
  WHERE s.id = ANY($1::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now()
    AND coalesce(a.id, g.id, c.id) IS NOT NULL`

/**
 * The live sessions among these, with what their owners may do now; a missing one has ended, or its owner can do nothing but set up
 * the second factor that is asked for.
 */
export async function authorities(sessionIds: readonly string[]): Promise<Map<string, Authority>> {
  const { rows } = await queryPrepared<Found>({ text: AUTHORITIES, values: [sessionIds] })
  const live = new Map<string, Authority>()
  for (const { hasSecondFactor, createdAt, ...authority } of rows)
    if (!(await mustEnrol({ ...authority, totp: hasSecondFactor, createdAt })))
      live.set(authority.sessionId, authority)
  return live
}
