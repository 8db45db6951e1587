import 'server-only'
import { addDays, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Statistics, StatisticsGroup, StatisticsQuery } from './statistics-schema'

const USUAL_DAYS = 30
const MOST_DAYS = 366

/** The tickets that count: those chosen, and each that was joined to another only as that one. */
const CHOSEN = `t.unito_a_id IS NULL AND ($3::uuid IS NULL OR t.category_id = $3) AND ($4::uuid IS NULL OR t.assignee_id = $4)
    AND ($5::priorita_ticket IS NULL OR t.priorita = $5)
    AND ($6::text IS NULL OR $6 = CASE WHEN t.agent_id IS NOT NULL THEN 'agent'
      WHEN t.client_id IS NOT NULL THEN 'client' ELSE 'admin' END)`

/** Midnight of Italy: instants are compared with it as they are stored, so that their indexes find them. */
const midnight = (day: string) => `((${day})::timestamp AT TIME ZONE 'Europe/Rome')`
const START = midnight('$1::date')
const END = midnight('$2::date + 1')
const IN_PERIOD = (column: string) => `(${column} >= ${START} AND ${column} < ${END})`
const DAY_OF = (column: string) => `(${column} AT TIME ZONE 'Europe/Rome')`
const OPEN_NOW = "t.stato IN ('aperto', 'in_lavorazione', 'in_attesa')"
/** How many were open at an instant. */
const LEFT_AT = (instant: string) => `(SELECT count(*) FROM tickets t WHERE ${CHOSEN}
    AND t.created_at < ${instant} AND (t.risolto_at IS NULL OR t.risolto_at >= ${instant}))`
const LATE = (at: string, due: string) => `(${due} IS NOT NULL AND ${at} > ${due})`
/** The median and what nine in ten do not exceed; sorted once for both. */
const PERCENTILES = (column: string, when: string) =>
  `percentile_cont(ARRAY[0.5, 0.9]::float[]) WITHIN GROUP (ORDER BY ${column}) FILTER (WHERE ${when})`

const TOTALS = `SELECT
    count(*) FILTER (WHERE ${IN_PERIOD('t.created_at')})::int AS aperti,
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')})::int AS risolti,
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')} AND t.riaperture > 0)::int AS riaperti,
    ${LEFT_AT(END)}::int AS arretrato,
    count(*) FILTER (WHERE ${IN_PERIOD('t.prima_risposta_at')} AND NOT ${LATE('t.prima_risposta_at', 't.prima_risposta_entro')})::int AS "rispostiEntro",
    count(*) FILTER (WHERE ${IN_PERIOD('t.prima_risposta_at')} AND ${LATE('t.prima_risposta_at', 't.prima_risposta_entro')})::int AS "rispostiOltre",
    ${PERCENTILES('t.minuti_prima_risposta', IN_PERIOD('t.prima_risposta_at'))} AS risposta,
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')} AND NOT ${LATE('t.risolto_at', 't.risoluzione_entro')})::int AS "risoltiEntro",
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')} AND ${LATE('t.risolto_at', 't.risoluzione_entro')})::int AS "risoltiOltre",
    ${PERCENTILES('t.minuti_risoluzione', IN_PERIOD('t.risolto_at'))} AS soluzione,
    count(t.csat) FILTER (WHERE ${IN_PERIOD('t.risolto_at')})::int AS voti,
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')} AND t.csat >= 4)::int AS buoni,
    avg(t.csat) FILTER (WHERE ${IN_PERIOD('t.risolto_at')})::float AS media,
    (SELECT count(*)::float FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id
       WHERE m.tipo = 'messaggio' AND NOT m.interno AND ${CHOSEN} AND ${IN_PERIOD('t.created_at')})
      / nullif(count(*) FILTER (WHERE ${IN_PERIOD('t.created_at')}), 0) AS messaggi
  FROM tickets t WHERE ${CHOSEN}
    AND (${IN_PERIOD('t.created_at')} OR ${IN_PERIOD('t.risolto_at')} OR ${IN_PERIOD('t.prima_risposta_at')})`

/** How many there were in each hour: turning every instant into one of Italy takes longer than counting them. */
const BY_HOUR = (
  column: string,
) => `SELECT date_bin('1 hour', ${column}, TIMESTAMPTZ '2000-01-01 00:00Z') AS at, count(*)::int AS n
    FROM tickets t WHERE ${CHOSEN} AND ${IN_PERIOD(column)} GROUP BY 1`

/** What was left the day before, and then day by day what came and what went. */
const DAYS = `WITH moves AS (
    SELECT ${DAY_OF('h.at')}::date AS day, h.n AS opened, 0 AS solved FROM (${BY_HOUR('t.created_at')}) h
    UNION ALL SELECT ${DAY_OF('h.at')}::date, 0, h.n FROM (${BY_HOUR('t.risolto_at')}) h
  ), days AS (
    SELECT d::date AS day FROM generate_series($1::date, $2::date, interval '1 day') d
  ), sums AS (
    SELECT days.day, coalesce(sum(opened), 0)::int AS aperti, coalesce(sum(solved), 0)::int AS risolti
    FROM days LEFT JOIN moves ON moves.day = days.day GROUP BY days.day
  )
  SELECT day::text AS date, aperti, risolti,
    (${LEFT_AT(START)} + sum(aperti - risolti) OVER (ORDER BY day))::int AS arretrato
  FROM sums ORDER BY day`

const HOURS = `SELECT extract(isodow FROM ${DAY_OF('h.at')})::int AS giorno,
    extract(hour FROM ${DAY_OF('h.at')})::int AS ora, sum(h.n)::int AS n
  FROM (${BY_HOUR('t.created_at')}) h GROUP BY 1, 2 ORDER BY 1, 2`

/** The same figures for each category and for each person, in one pass. */
const GROUPS = `SELECT CASE WHEN grouping(t.category_id) = 0 THEN 'categorie' ELSE 'persone' END AS per,
    CASE WHEN grouping(t.category_id) = 0 THEN t.category_id ELSE t.assignee_id END AS _id,
    coalesce(CASE WHEN grouping(t.category_id) = 0 THEN max(k.nome) ELSE max(a.name || ' ' || a.surname) END, 'Nessuno') AS nome,
    count(*) FILTER (WHERE ${IN_PERIOD('t.created_at')})::int AS aperti,
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')})::int AS risolti,
    count(*) FILTER (WHERE ${OPEN_NOW})::int AS "daRisolvere",
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')} AND NOT ${LATE('t.risolto_at', 't.risoluzione_entro')})::int AS entro,
    count(*) FILTER (WHERE ${IN_PERIOD('t.risolto_at')} AND ${LATE('t.risolto_at', 't.risoluzione_entro')})::int AS oltre,
    avg(t.csat) FILTER (WHERE ${IN_PERIOD('t.risolto_at')})::float AS stelle
  FROM tickets t JOIN ticket_categories k ON k.id = t.category_id LEFT JOIN admins a ON a.id = t.assignee_id
  WHERE ${CHOSEN} AND (${IN_PERIOD('t.created_at')} OR ${IN_PERIOD('t.risolto_at')} OR ${OPEN_NOW})
  GROUP BY GROUPING SETS ((t.category_id), (t.assignee_id)) ORDER BY risolti DESC, nome`

type Totals = Record<
  | 'aperti'
  | 'risolti'
  | 'riaperti'
  | 'arretrato'
  | 'rispostiEntro'
  | 'rispostiOltre'
  | 'risoltiEntro'
  | 'risoltiOltre'
  | 'voti'
  | 'buoni',
  number
> &
  Record<'media' | 'messaggi', number | null> &
  Record<'risposta' | 'soluzione', [mediana: number | null, p90: number | null] | null>
type Group = StatisticsGroup & { per: 'categorie' | 'persone' }

/** The days that are asked for; 422 where they are the wrong way round or too many. */
function periodOf({ from, to = todayInRome() }: StatisticsQuery): { from: string; to: string } {
  const first = from ?? dayOfColumn(addDays(columnOfDay(to), -(USUAL_DAYS - 1)))
  if (first > to) throw invalidField('from', 'Il primo giorno viene dopo l’ultimo.')
  if (dayOfColumn(addDays(columnOfDay(first), MOST_DAYS)) <= to)
    throw invalidField('from', 'Al massimo un anno per volta.')
  return { from: first, to }
}

/**
 * How the help desk does between two days of Italy: what came and went, whether deadlines were kept (kept ÷ (kept + missed) of
 * what was answered or solved in the period), the working minutes that it took, and what people said of it.
 */
export async function ticketStatistics(query: StatisticsQuery): Promise<Statistics> {
  const { from, to } = periodOf(query)
  const given = [
    from,
    to,
    query.categoryId ?? null,
    query.assigneeId ?? null,
    query.priorita ?? null,
    query.ruolo ?? null,
  ]
  const read = async <T extends object>(sql: string) => (await pool().query<T>(sql, given)).rows
  const [totals, giorni, ore, groups] = await Promise.all([
    read<Totals>(TOTALS),
    read<Statistics['giorni'][number]>(DAYS),
    read<Statistics['ore'][number]>(HOURS),
    read<Group>(GROUPS),
  ])
  const [sum] = totals
  if (!sum) throw new Error('an aggregate has a row')
  const groupsBy = (wanted: Group['per']) =>
    groups.flatMap(({ per, ...group }) => (per === wanted ? [group] : []))
  return {
    from,
    to,
    aperti: sum.aperti,
    risolti: sum.risolti,
    riaperti: sum.riaperti,
    arretrato: sum.arretrato,
    messaggi: sum.messaggi,
    primaRisposta: {
      entro: sum.rispostiEntro,
      oltre: sum.rispostiOltre,
      mediana: sum.risposta?.[0] ?? null,
      p90: sum.risposta?.[1] ?? null,
    },
    soluzione: {
      entro: sum.risoltiEntro,
      oltre: sum.risoltiOltre,
      mediana: sum.soluzione?.[0] ?? null,
      p90: sum.soluzione?.[1] ?? null,
    },
    voti: { n: sum.voti, media: sum.media, buoni: sum.buoni },
    giorni,
    ore,
    categorie: groupsBy('categorie'),
    persone: groupsBy('persone'),
  }
}
