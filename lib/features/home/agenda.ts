import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addDays, columnOfDay, dayOf, dayOfColumn, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { MEETS } from '@/lib/features/leads/schema'
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

/** The meetings, also of requests that have become cases, and the promised calls of two weeks; a meeting has no end of its own and takes an hour. */
export async function agendaOf(actor: Actor, now: Date): Promise<Agenda> {
  const first = mondayOf(dayOf(now))
  const end = dayOfColumn(addDays(columnOfDay(first), DAYS))
  const leads = rowsOf('lead', 'l', actor)
  const inside = (column: Prisma.Sql) =>
    Prisma.sql`${column} >= ${instantSql(startOfDay(first))} AND ${column} < ${instantSql(startOfDay(end))}`
  const [items, [counts]] = await Promise.all([
    db().$queryRaw<Row[]>`
      SELECT l.id, 'appuntamento' AS kind, l.pratica_id AS "praticaId", l.nome, l.cognome, l.telefono,
        ${clockOf(Prisma.sql`l.appuntamento_at`)}
      FROM leads l
      WHERE l.stato = ANY(${MEETS}::stato_lead[]) AND ${inside(Prisma.sql`l.appuntamento_at`)} AND ${leads}
      UNION ALL
      SELECT c.id, 'richiamata', NULL, c.nome, c.cognome, c.telefono, c.dettagli->>'giorno',
        split_part(c.dettagli->>'fascia', '-', 1), split_part(c.dettagli->>'fascia', '-', 2)
      FROM contact_requests c
      WHERE c.kind = 'richiamata' AND c.stato IN ('nuovo', 'assegnato')
        AND c.dettagli->>'giorno' >= ${first} AND c.dettagli->>'giorno' < ${end}
        AND c.dettagli->>'fascia' IS NOT NULL AND ${rowsOf('contactRequest', 'c', actor)}
      UNION ALL
      SELECT e.id, 'richiamata', l.pratica_id, l.nome, l.cognome, l.telefono, ${clockOf(Prisma.sql`e.richiamare_at`)}
      FROM lead_eventi e JOIN leads l ON l.id = e.lead_id
      WHERE ${inside(Prisma.sql`e.richiamare_at`)} AND l.stato <> 'perso' AND ${leads}
        AND NOT EXISTS (SELECT 1 FROM lead_eventi d
          WHERE d.lead_id = e.lead_id AND d.tipo = 'chiamata' AND (d.at, d.id) > (e.at, e.id))
      UNION ALL
      SELECT e.id, 'richiamata', p.id, who.nome, who.cognome, coalesce(who.telefono, ''), ${clockOf(Prisma.sql`e.richiamare_at`)}
      FROM pratica_eventi e JOIN pratiche p ON p.id = e.pratica_id
      JOIN LATERAL (SELECT s.nome, s.cognome, s.telefono FROM pratica_persone s
        WHERE s.pratica_id = p.id AND s.ruolo = 'richiedente' ORDER BY s.created_at, s.id LIMIT 1) who ON TRUE
      WHERE ${inside(Prisma.sql`e.richiamare_at`)} AND p.stato = ANY(${STATI_APERTI}::stato_pratica[])
        AND ${rowsOf('pratica', 'p', actor)}
        AND NOT EXISTS (SELECT 1 FROM pratica_eventi d
          WHERE d.pratica_id = e.pratica_id AND d.tipo = 'chiamata' AND (d.at, d.id) > (e.at, e.id))
      ORDER BY day, "from", id LIMIT ${MOST}`,
    db().$queryRaw<{ total: number; late: number }[]>`
      SELECT count(*)::int AS total,
        count(*) FILTER (WHERE l.appuntamento_at < ${instantSql(startOfDay(dayOf(now)))})::int AS late
      FROM leads l WHERE l.stato = 'appuntamento' AND ${leads}`,
  ])
  return {
    first,
    days: DAYS,
    items: items.map(({ id, ...item }) => ({ ...item, _id: id })),
    total: counts?.total ?? 0,
    late: counts?.late ?? 0,
  }
}
