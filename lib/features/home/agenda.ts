import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { addDays, columnOfDay, dayOf, dayOfColumn, startOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { mondayOf } from './present'
import { instantSql, rowsOf } from './scope'
import type { Agenda, AgendaItem } from './types'

/** This week and the next. */
const DAYS = 14
/** More than anybody can meet in two weeks; a whole network's agenda is cut here. */
const MOST = 300

type Row = Omit<AgendaItem, '_id'> & { id: string }

/** The meetings and the promised calls of two weeks; a meeting has no end of its own and takes an hour. */
export async function agendaOf(actor: Actor, now: Date): Promise<Agenda> {
  const first = mondayOf(dayOf(now))
  const end = dayOfColumn(addDays(columnOfDay(first), DAYS))
  const leads = rowsOf('lead', 'l', actor)
  const [items, [counts]] = await Promise.all([
    db().$queryRaw<Row[]>`
      SELECT l.id, 'appuntamento' AS kind, l.nome, l.cognome, l.telefono,
        to_char(l.appuntamento_at AT TIME ZONE 'Europe/Rome', 'YYYY-MM-DD') AS day,
        to_char(l.appuntamento_at AT TIME ZONE 'Europe/Rome', 'HH24:MI') AS "from",
        to_char((l.appuntamento_at + interval '1 hour') AT TIME ZONE 'Europe/Rome', 'HH24:MI') AS "to"
      FROM leads l
      WHERE l.stato = 'appuntamento' AND l.appuntamento_at >= ${instantSql(startOfDay(first))}
        AND l.appuntamento_at < ${instantSql(startOfDay(end))} AND ${leads}
      UNION ALL
      SELECT c.id, 'richiamata', c.nome, c.cognome, c.telefono, c.dettagli->>'giorno',
        split_part(c.dettagli->>'fascia', '-', 1), split_part(c.dettagli->>'fascia', '-', 2)
      FROM contact_requests c
      WHERE c.kind = 'richiamata' AND c.stato IN ('nuovo', 'assegnato')
        AND c.dettagli->>'giorno' >= ${first} AND c.dettagli->>'giorno' < ${end}
        AND c.dettagli->>'fascia' IS NOT NULL AND ${rowsOf('contactRequest', 'c', actor)}
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
