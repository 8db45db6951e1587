import 'server-only'
import type { AgentScope, Scope } from '@/lib/auth/actor'
import { decodeCursor, encodeCursor } from '@/lib/core/cursor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { questionSql } from '@/lib/resources/search-where'
import { Prisma } from '@/prisma/generated/client'
import type { Allegato, MineItem, MineOne, MineQuery, MineReply } from './schema'

/** What waits before the rest, of it the urgent first, then what is kept at the top, then the newest: one text that sorts so. */
const PLACE = { field: 'posto', desc: true }

const WAITS = Prisma.sql`(c.scade_il IS NULL OR c.scade_il > now())
  AND (r.letto_at IS NULL OR (c.richiede_conferma AND r.confermato_at IS NULL))`
const PINNED = Prisma.sql`coalesce(c.in_evidenza_fino > now(), FALSE)`

const SHOWN: Record<MineQuery['vista'], Prisma.Sql> = {
  tutte: Prisma.sql`TRUE`,
  da_leggere: Prisma.sql`r.letto_at IS NULL AND (c.scade_il IS NULL OR c.scade_il > now())`,
  da_confermare: Prisma.sql`c.richiede_conferma AND r.confermato_at IS NULL AND (c.scade_il IS NULL OR c.scade_il > now())`,
}

type Dated = 'publishedAt' | 'aggiornataAt' | 'scadeIl' | 'lettoAt' | 'confermatoAt'
type Raw<T> = Omit<T, Dated> & Record<Dated, Date | null>
type Found = Raw<MineItem> & { posto: string }

const COLUMNS = Prisma.sql`c.id AS "_id", c.titolo, c.categoria, c.priorita::text AS priorita,
  c.published_at AS "publishedAt", c.aggiornata_at AS "aggiornataAt", c.scade_il AS "scadeIl",
  coalesce(c.scade_il <= now(), FALSE) AS scaduta, ${PINNED} AS "inEvidenza",
  c.richiede_conferma AS "richiedeConferma", r.letto_at AS "lettoAt", r.confermato_at AS "confermatoAt"`
const RECEIVED = Prisma.sql`comunicazione_destinatari r JOIN comunicazioni c ON c.id = r.comunicazione_id`

const iso = (value: Date | null) => value?.toISOString() ?? null
const dates = (row: Record<Dated, Date | null>) => ({
  publishedAt: iso(row.publishedAt) ?? '',
  aggiornataAt: iso(row.aggiornataAt),
  scadeIl: iso(row.scadeIl),
  lettoAt: iso(row.lettoAt),
  confermatoAt: iso(row.confermatoAt),
})

/** A page of what was announced to the reader, and how much of all of it waits. */
export async function inboxOf({ actor }: Scope, query: MineQuery): Promise<MineReply> {
  const mine = Prisma.sql`r.agent_id = ${actor.userId}::uuid AND c.published`
  const [rows, counts] = await Promise.all([
    pageOf(mine, query),
    db().$queryRaw<Pick<MineReply, 'nonLette' | 'daConfermare'>[]>`
      SELECT count(*) FILTER (WHERE ${SHOWN.da_leggere})::int AS "nonLette",
        count(*) FILTER (WHERE ${SHOWN.da_confermare})::int AS "daConfermare"
      FROM ${RECEIVED} WHERE ${mine}`,
  ])
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    items: page.map(({ posto: _, ...row }) => ({ ...row, ...dates(row) })),
    nextCursor:
      last && rows.length > query.limit ? encodeCursor(PLACE, { id: last._id, posto: last.posto }) : null,
    ...(counts[0] ?? { nonLette: 0, daConfermare: 0 }),
  }
}

function pageOf(mine: Prisma.Sql, { vista, categoria, q, cursor, limit }: MineQuery): Promise<Found[]> {
  const after = cursor ? decodeCursor(cursor, PLACE) : null
  const wanted = [
    mine,
    SHOWN[vista],
    ...(categoria ? [Prisma.sql`c.categoria = ${categoria}`] : []),
    ...questionSql(q, Prisma.sql`c.search`),
  ]
  const beyond = after
    ? Prisma.sql`(posto, "_id") < (${String(after.value)}, ${after.id}::uuid)`
    : Prisma.sql`TRUE`
  return db().$queryRaw<Found[]>`
    SELECT * FROM (
      SELECT ${COLUMNS}, jsonb_array_length(c.allegati) AS allegati,
        (CASE WHEN NOT (${WAITS}) THEN 'a' WHEN c.priorita = 'urgente' THEN 'c' ELSE 'b' END)
          || (CASE WHEN ${PINNED} THEN 'b' ELSE 'a' END)
          || to_char(c.published_at AT TIME ZONE 'UTC', ' YYYYMMDDHH24MISSMS') AS posto
      FROM ${RECEIVED} WHERE ${Prisma.join(wanted, ' AND ')}) AS found
    WHERE ${beyond} ORDER BY posto DESC, "_id" DESC LIMIT ${limit + 1}`
}

type FoundOne = Raw<Omit<MineOne, 'allegati'>> & { allegati: Allegato[] }

/** One of them, whole. @throws 404 what was not sent to the reader, or was withdrawn */
export async function receivedOne({ actor }: Scope, id: string): Promise<MineOne> {
  const [row] = await db().$queryRaw<FoundOne[]>`
    SELECT ${COLUMNS}, c.corpo, c.allegati, m.name || ' ' || m.surname AS autore
    FROM ${RECEIVED} LEFT JOIN admins m ON m.id = c.autore_id
    WHERE r.agent_id = ${actor.userId}::uuid AND c.published AND c.id = ${idOrNotFound(id)}::uuid`
  const found = orNotFound(row)
  return { ...found, ...dates(found) }
}

export type UrgentNotice = { _id: string; titolo: string; richiedeConferma: boolean }

const URGENT_SHOWN = 3

/** What is urgent and was not read, or not confirmed where that is asked: it stays in sight. */
export const urgentNotices = ({ actor }: AgentScope): Promise<UrgentNotice[]> =>
  db().$queryRaw<UrgentNotice[]>`
    SELECT c.id AS "_id", c.titolo, c.richiede_conferma AS "richiedeConferma" FROM ${RECEIVED}
    WHERE r.agent_id = ${actor.userId}::uuid AND c.published AND c.priorita = 'urgente' AND ${WAITS}
    ORDER BY c.published_at DESC, c.id LIMIT ${URGENT_SHOWN}`
