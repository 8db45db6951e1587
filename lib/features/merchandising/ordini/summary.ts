import 'server-only'
import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import type { OrdersSummary } from './types'

const MONTHS = 12
const TOP = 5

type Month = { mese: string; valore: bigint; ordini: number }
type Item = { id: string; nome: string; pezzi: number; valore: bigint }
type Place = { id: string | null; nome: string; valore: bigint }
type Centre = { nome: string; valore: bigint }
type Way = { giorni: number | null; nuovi: number }

/** What is ordered: by month, by item, by agency, by cost centre, and how long it takes. Orders that were struck off do not count. */
export async function ordersSummary(): Promise<OrdersSummary> {
  const first = `${addMonthsToDay(todayInRome(), 1 - MONTHS).slice(0, 7)}-01`
  const [mesi, articoli, agenzie, centri, way] = await Promise.all([
    db().$queryRaw<Month[]>`
      SELECT to_char(m, 'YYYY-MM') AS mese, coalesce(sum(o.totale), 0)::bigint AS valore, count(o.id)::int AS ordini
      FROM generate_series(${first}::timestamp, ${todayInRome()}::timestamp, interval '1 month') AS m
      LEFT JOIN merchandising_orders o ON o.stato <> 'annullato'
        AND o.created_at >= m AT TIME ZONE 'Europe/Rome' AND o.created_at < (m + interval '1 month') AT TIME ZONE 'Europe/Rome'
      GROUP BY m ORDER BY m`,
    db().$queryRaw<Item[]>`
      SELECT m.id, m.nome, sum(l.quantity - l.annullata)::int AS pezzi, sum(l.prezzo * (l.quantity - l.annullata))::bigint AS valore
      FROM merchandising_order_lines l JOIN merchandising_orders o ON o.id = l.order_id JOIN merchandising m ON m.id = l.merch_id
      WHERE o.created_at >= ${first}::timestamp AT TIME ZONE 'Europe/Rome' AND o.stato <> 'annullato'
      GROUP BY m.id ORDER BY valore DESC, m.id LIMIT ${TOP}`,
    db().$queryRaw<Place[]>`
      SELECT a.id, coalesce(a.nome, 'Senza agenzia') AS nome, sum(o.totale)::bigint AS valore
      FROM merchandising_orders o LEFT JOIN agencies a ON a.id = o.agency_id
      WHERE o.created_at >= ${first}::timestamp AT TIME ZONE 'Europe/Rome' AND o.stato <> 'annullato'
      GROUP BY a.id ORDER BY valore DESC, a.id LIMIT ${TOP}`,
    db().$queryRaw<Centre[]>`
      SELECT min(o.centro_costo) AS nome, sum(o.totale)::bigint AS valore FROM merchandising_orders o
      WHERE o.created_at >= ${first}::timestamp AT TIME ZONE 'Europe/Rome' AND o.stato <> 'annullato' AND o.centro_costo <> ''
      GROUP BY fold(o.centro_costo) ORDER BY valore DESC, nome LIMIT ${TOP}`,
    db().$queryRaw<Way[]>`
      SELECT round(avg(extract(epoch FROM spedito_at - created_at) / 86400), 1)::float AS giorni,
        (SELECT count(*)::int FROM merchandising_orders WHERE stato = 'inviato') AS nuovi
      FROM merchandising_orders WHERE created_at >= ${first}::timestamp AT TIME ZONE 'Europe/Rome'`,
  ])
  return {
    mesi: mesi.map((one) => ({ ...one, valore: toEuro(one.valore) })),
    articoli: articoli.map(({ id, ...one }) => ({ ...one, _id: id, valore: toEuro(one.valore) })),
    agenzie: agenzie.map(({ id, ...one }) => ({ ...one, _id: id, valore: toEuro(one.valore) })),
    centri: centri.map(({ nome, valore }) => ({ nome, valore: toEuro(valore) })),
    giorniSpedizione: way[0]?.giorni ?? null,
    daApprovare: way[0]?.nuovi ?? 0,
  }
}
