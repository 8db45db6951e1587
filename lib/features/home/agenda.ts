import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addDays, columnOfDay, type Day, dayOf, dayOfColumn, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { STATI_APERTI } from '@/lib/words/case-states'
import { Prisma } from '@/prisma/generated/client'
import { mondayOf } from './present'
import { instantSql, rowsOf } from './scope'
import type { Agenda, AgendaItem } from './types'

/** This week and the next. */
const DAYS = 14
/** More than anybody can meet in two weeks; a whole network's agenda is cut here. */
const MOST = 300

type Row = Omit<AgendaItem, '_id'> & { id: string }

/** The day and the hours of something that takes an hour, by the clocks in Rome. */
const clockOf = (column: Prisma.Sql) => Prisma.sql`
  to_char(${column} AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS day,
  to_char(${column} AT TIME ZONE 'Europe/Rome', 'HH24:MI') AS "from",
  to_char((${column} + interval '1 hour') AT TIME ZONE 'Europe/Rome', 'HH24:MI') AS "to"`

/** Requests whose meetings and calls somebody has: their own, and those of which their cases came. */
function requestsOf(actor: Actor): Prisma.Sql {
  return Prisma.sql`((l.pratica_id IS NULL AND ${rowsOf('lead', 'l', actor)}) OR (l.pratica_id IS NOT NULL
    AND EXISTS (SELECT 1 FROM pratiche k WHERE k.id = l.pratica_id AND ${rowsOf('pratica', 'k', actor)})))`
}

/** Who asked for the loan of the case p, as they are known now. */
const ASKER = Prisma.sql`JOIN LATERAL (
  SELECT coalesce(k.nome, s.nome) AS nome, coalesce(k.cognome, s.cognome) AS cognome, coalesce(k.telefono, s.telefono) AS telefono
  FROM pratica_persone s LEFT JOIN clients k ON k.id = s.client_id
  WHERE s.pratica_id = p.id AND s.ruolo = 'richiedente' ORDER BY s.created_at, s.id LIMIT 1) who ON TRUE`

/** Nobody has called since: neither for the request nor for the case that came of it. */
const notCalledSince = (lead: Prisma.Sql, pratica: Prisma.Sql) => Prisma.sql`
  NOT EXISTS (SELECT 1 FROM lead_eventi d WHERE d.lead_id = ${lead} AND d.tipo = 'chiamata' AND (d.at, d.id) > (e.at, e.id))
  AND NOT EXISTS (SELECT 1 FROM pratica_eventi d
    WHERE d.pratica_id = ${pratica} AND d.tipo = 'chiamata' AND (d.at, d.id) > (e.at, e.id))`

/**
 * The meetings, also of requests that have become cases and of cases themselves, and the promised calls from the first day up to the day `end`; a
 * meeting has no end of its own and takes an hour. Whatever becomes of a case, the person comes until the meeting is called off.
 */
export async function agendaItems(actor: Actor, first: Day, end: Day): Promise<AgendaItem[]> {
  const requests = requestsOf(actor)
  const inside = (column: Prisma.Sql) =>
    Prisma.sql`${column} >= ${instantSql(startOfDay(first))} AND ${column} < ${instantSql(startOfDay(end))}`
  const rows = await db().$queryRaw<Row[]>`
    SELECT l.id, l.version, 'appuntamento' AS kind, l.pratica_id AS "praticaId", l.nome, l.cognome, l.telefono,
      ${clockOf(Prisma.sql`l.appuntamento_at`)}
    FROM leads l
    WHERE l.stato IN ('appuntamento', 'convertito') AND ${inside(Prisma.sql`l.appuntamento_at`)} AND ${requests}
    UNION ALL
    SELECT p.id, p.version, 'appuntamento', p.id, who.nome, who.cognome, coalesce(who.telefono, ''),
      ${clockOf(Prisma.sql`p.appuntamento_at`)}
    FROM pratiche p ${ASKER}
    WHERE ${inside(Prisma.sql`p.appuntamento_at`)} AND ${rowsOf('pratica', 'p', actor)}
    UNION ALL
    SELECT c.id, c.version, 'richiamata', NULL, c.nome, c.cognome, c.telefono, c.dettagli->>'giorno',
      split_part(c.dettagli->>'fascia', '-', 1), split_part(c.dettagli->>'fascia', '-', 2)
    FROM contact_requests c
    WHERE c.kind = 'richiamata' AND c.stato IN ('nuovo', 'assegnato')
      AND c.dettagli->>'giorno' >= ${first} AND c.dettagli->>'giorno' < ${end}
      AND c.dettagli->>'fascia' IS NOT NULL AND ${rowsOf('contactRequest', 'c', actor)}
    UNION ALL
    SELECT e.id, 1, 'richiamata', l.pratica_id, l.nome, l.cognome, l.telefono, ${clockOf(Prisma.sql`e.richiamare_at`)}
    FROM lead_eventi e JOIN leads l ON l.id = e.lead_id
    WHERE ${inside(Prisma.sql`e.richiamare_at`)} AND l.stato <> 'perso' AND ${requests}
      AND ${notCalledSince(Prisma.sql`e.lead_id`, Prisma.sql`l.pratica_id`)}
    UNION ALL
    SELECT e.id, 1, 'richiamata', p.id, who.nome, who.cognome, coalesce(who.telefono, ''), ${clockOf(Prisma.sql`e.richiamare_at`)}
    FROM pratica_eventi e JOIN pratiche p ON p.id = e.pratica_id ${ASKER}
    WHERE ${inside(Prisma.sql`e.richiamare_at`)} AND p.stato = ANY(${STATI_APERTI}::stato_pratica[])
      AND ${rowsOf('pratica', 'p', actor)}
      AND NOT EXISTS (SELECT 1 FROM pratica_eventi d
        WHERE d.pratica_id = e.pratica_id AND d.tipo = 'chiamata' AND (d.at, d.id) > (e.at, e.id))
    ORDER BY day, "from", id LIMIT ${MOST}`
  return rows.map(({ id, ...item }) => ({ ...item, _id: id }))
}

/** Two weeks from this Monday, and how many meetings there are of any day: those of requests that are still to be worked. */
export async function agendaOf(actor: Actor, now: Date): Promise<Agenda> {
  const first = mondayOf(dayOf(now))
  const end = dayOfColumn(addDays(columnOfDay(first), DAYS))
  const [items, [counts]] = await Promise.all([
    agendaItems(actor, first, end),
    db().$queryRaw<{ total: number; late: number }[]>`
      SELECT count(*)::int AS total,
        count(*) FILTER (WHERE l.appuntamento_at < ${instantSql(startOfDay(dayOf(now)))})::int AS late
      FROM leads l WHERE l.stato = 'appuntamento' AND ${rowsOf('lead', 'l', actor)}`,
  ])
  return { first, days: DAYS, items, total: counts?.total ?? 0, late: counts?.late ?? 0 }
}
