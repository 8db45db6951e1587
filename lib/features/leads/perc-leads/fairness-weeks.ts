import 'server-only'
import { pool } from '@/lib/core/db'
import type { Andamento, Prodotto } from './schema'

/** As far back as the chart goes. */
const WEEKS = 12

/*
 * How far the agents of each group stood from their share at the end of every week, Monday to Sunday in Italy: what it is
 * now, less what the leads given since have changed. So only the leads of these weeks are read, however old an epoch is.
 */
const BY_WEEK = `
WITH now AS (SELECT date_trunc('week', now() AT TIME ZONE 'Europe/Rome')::date AS monday, (now() AT TIME ZONE 'Europe/Rome')::date AS today),
weeks AS (
  SELECT n, monday + 7 * n AS lunedi, least(monday + 7 * n + 6, today) AS day,
    ((monday + 7 * n)::timestamp AT TIME ZONE 'Europe/Rome') AS since
  FROM now, generate_series(1 - $2::int, 0) n),
epochs AS (
  SELECT g.id, g.dal, (SELECT min(l.dal) FROM perc_lead_gruppi l WHERE l.product = g.product
    AND l.provincia IS NOT DISTINCT FROM g.provincia AND l.epoca > g.epoca) AS fino
  FROM perc_lead_gruppi g WHERE g.product = $1::prodotto),
live AS (SELECT e.id, w.n FROM epochs e JOIN weeks w ON e.dal <= w.day AND (e.fino IS NULL OR e.fino > w.day)),
given AS (
  SELECT a.*, (date_trunc('week', a.at AT TIME ZONE 'Europe/Rome')::date - now.monday) / 7 AS n
  FROM lead_assegnazioni a, now
  WHERE a.group_id IN (SELECT id FROM live) AND a.contata AND a.at >= (SELECT min(since) FROM weeks)),
moves AS (
  SELECT given.group_id, m.agent_id, given.n, sum(m.part) AS part
  FROM given CROSS JOIN LATERAL (
    SELECT key::uuid AS agent_id, value::float8 AS part FROM jsonb_each_text(given.quote)
    UNION ALL SELECT given.agent_id, -1) m
  GROUP BY 1, 2, 3),
stood AS (
  SELECT live.n, r.atteso - r.received - coalesce((SELECT sum(m.part) FROM moves m
    WHERE m.group_id = r.group_id AND m.agent_id = r.agent_id AND m.n > live.n), 0) AS deficit
  FROM live JOIN lead_receipts r ON r.group_id = live.id)
SELECT to_char(w.lunedi, 'YYYY-MM-DD') AS lunedi,
  (SELECT max(abs(s.deficit)) FROM stood s WHERE s.n = w.n)::float8 AS scarto,
  (SELECT count(*) FROM given WHERE given.n = w.n)::int AS richieste
FROM weeks w ORDER BY w.n`

type Week = Andamento['settimane'][number]

/** The greatest difference between expected and received among all groups of a product, week by week. */
export async function fairnessByWeek(product: Prodotto): Promise<Andamento> {
  const { rows } = await pool().query<Week>(BY_WEEK, [product, WEEKS])
  const rounded = (value: number | null) => value && Math.round(value * 100) / 100
  return { settimane: rows.map(({ scarto, ...week }) => ({ ...week, scarto: rounded(scarto) })) }
}
