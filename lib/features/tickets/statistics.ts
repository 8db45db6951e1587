import 'server-only'
import { addDays, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { pool } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import type { Statistics, StatisticsGroup, StatisticsQuery } from './statistics-schema'

const USUAL_DAYS = 30
const MOST_DAYS = 366

/** The tickets that count: those chosen, and each that was joined to another only as that one. */
const CHOSEN = `chosen AS (
  SELECT t.*, (t.created_at AT TIME ZONE 'Europe/Rome') AS aperto, (t.risolto_at AT TIME ZONE 'Europe/Rome') AS risolto,
    (t.prima_risposta_at AT TIME ZONE 'Europe/Rome') AS risposto
  FROM tickets t
  WHERE t.unito_a_id IS NULL AND ($3::uuid IS NULL OR t.category_id = $3) AND ($4::uuid IS NULL OR t.assignee_id = $4)
    AND ($5::priorita_ticket IS NULL OR t.priorita = $5)
)`
const IN_PERIOD = (column: string) => `${column}::date BETWEEN $1::date AND $2::date`
const LATE = (at: string, due: string) => `(${due} IS NOT NULL AND ${at} > ${due})`
const PERCENTILE = (share: number, column: string, when: string) =>
  `percentile_cont(${share}) WITHIN GROUP (ORDER BY ${column}) FILTER (WHERE ${when})`

const TOTALS = `WITH ${CHOSEN}
  SELECT
    count(*) FILTER (WHERE ${IN_PERIOD('aperto')})::int AS aperti,
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')})::int AS risolti,
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')} AND riaperture > 0)::int AS riaperti,
    count(*) FILTER (WHERE aperto::date <= $2::date AND (risolto IS NULL OR risolto::date > $2::date))::int AS arretrato,
    count(*) FILTER (WHERE ${IN_PERIOD('risposto')} AND NOT ${LATE('prima_risposta_at', 'prima_risposta_entro')})::int AS "rispostiEntro",
    count(*) FILTER (WHERE ${IN_PERIOD('risposto')} AND ${LATE('prima_risposta_at', 'prima_risposta_entro')})::int AS "rispostiOltre",
    ${PERCENTILE(0.5, 'minuti_prima_risposta', IN_PERIOD('risposto'))} AS "rispostaMediana",
    ${PERCENTILE(0.9, 'minuti_prima_risposta', IN_PERIOD('risposto'))} AS "rispostaP90",
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')} AND NOT ${LATE('risolto_at', 'risoluzione_entro')})::int AS "risoltiEntro",
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')} AND ${LATE('risolto_at', 'risoluzione_entro')})::int AS "risoltiOltre",
    ${PERCENTILE(0.5, 'minuti_risoluzione', IN_PERIOD('risolto'))} AS "soluzioneMediana",
    ${PERCENTILE(0.9, 'minuti_risoluzione', IN_PERIOD('risolto'))} AS "soluzioneP90",
    count(csat) FILTER (WHERE ${IN_PERIOD('risolto')})::int AS voti,
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')} AND csat >= 4)::int AS buoni,
    avg(csat) FILTER (WHERE ${IN_PERIOD('risolto')})::float AS media,
    (SELECT avg(n)::float FROM (
       SELECT count(m.*) AS n FROM chosen c
       LEFT JOIN ticket_messages m ON m.ticket_id = c.id AND m.tipo = 'messaggio' AND NOT m.interno
       WHERE ${IN_PERIOD('c.aperto')} GROUP BY c.id) each) AS messaggi
  FROM chosen`

/** What was left the day before, and then day by day what came and what went. */
const DAYS = `WITH ${CHOSEN}, moves AS (
    SELECT aperto::date AS day, 1 AS opened, 0 AS solved FROM chosen
    UNION ALL SELECT risolto::date, 0, 1 FROM chosen WHERE risolto IS NOT NULL
  ), days AS (
    SELECT d::date AS day FROM generate_series($1::date, $2::date, interval '1 day') d
  ), sums AS (
    SELECT days.day, coalesce(sum(opened), 0)::int AS aperti, coalesce(sum(solved), 0)::int AS risolti
    FROM days LEFT JOIN moves ON moves.day = days.day GROUP BY days.day
  )
  SELECT day::text AS date, aperti, risolti,
    ((SELECT coalesce(sum(opened - solved), 0) FROM moves WHERE day < $1::date)
      + sum(aperti - risolti) OVER (ORDER BY day))::int AS arretrato
  FROM sums ORDER BY day`

const HOURS = `WITH ${CHOSEN}
  SELECT extract(isodow FROM aperto)::int AS giorno, extract(hour FROM aperto)::int AS ora, count(*)::int AS n
  FROM chosen WHERE ${IN_PERIOD('aperto')} GROUP BY 1, 2 ORDER BY 1, 2`

/** The same figures for each of something that tickets have. */
const groups = (key: string, name: string, join: string) => `WITH ${CHOSEN}
  SELECT ${key} AS _id, coalesce(max(${name}), 'Nessuno') AS nome,
    count(*) FILTER (WHERE ${IN_PERIOD('aperto')})::int AS aperti,
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')})::int AS risolti,
    count(*) FILTER (WHERE stato IN ('aperto', 'in_lavorazione', 'in_attesa'))::int AS "daRisolvere",
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')} AND NOT ${LATE('risolto_at', 'risoluzione_entro')})::int AS entro,
    count(*) FILTER (WHERE ${IN_PERIOD('risolto')} AND ${LATE('risolto_at', 'risoluzione_entro')})::int AS oltre,
    avg(csat) FILTER (WHERE ${IN_PERIOD('risolto')})::float AS stelle
  FROM chosen ${join} GROUP BY 1
  HAVING count(*) FILTER (WHERE ${IN_PERIOD('aperto')} OR ${IN_PERIOD('risolto')}
    OR stato IN ('aperto', 'in_lavorazione', 'in_attesa')) > 0
  ORDER BY 4 DESC, 2`

const CATEGORIES = groups('category_id', 'k.nome', 'JOIN ticket_categories k ON k.id = category_id')
const PEOPLE = groups('assignee_id', "a.name || ' ' || a.surname", 'LEFT JOIN admins a ON a.id = assignee_id')

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
  Record<
    'rispostaMediana' | 'rispostaP90' | 'soluzioneMediana' | 'soluzioneP90' | 'media' | 'messaggi',
    number | null
  >

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
  const given = [from, to, query.categoryId ?? null, query.assigneeId ?? null, query.priorita ?? null]
  const read = async <T extends object>(sql: string) => (await pool().query<T>(sql, given)).rows
  const [totals, giorni, ore, categorie, persone] = await Promise.all([
    read<Totals>(TOTALS),
    read<Statistics['giorni'][number]>(DAYS),
    read<Statistics['ore'][number]>(HOURS),
    read<StatisticsGroup>(CATEGORIES),
    read<StatisticsGroup>(PEOPLE),
  ])
  const [sum] = totals
  if (!sum) throw new Error('an aggregate has a row')
  return {
    ...{ from, to, aperti: sum.aperti, risolti: sum.risolti, riaperti: sum.riaperti },
    ...{ arretrato: sum.arretrato, messaggi: sum.messaggi },
    primaRisposta: {
      ...{ entro: sum.rispostiEntro, oltre: sum.rispostiOltre },
      ...{ mediana: sum.rispostaMediana, p90: sum.rispostaP90 },
    },
    soluzione: {
      ...{ entro: sum.risoltiEntro, oltre: sum.risoltiOltre },
      ...{ mediana: sum.soluzioneMediana, p90: sum.soluzioneP90 },
    },
    voti: { n: sum.voti, media: sum.media, buoni: sum.buoni },
    ...{ giorni, ore, categorie, persone },
  }
}
