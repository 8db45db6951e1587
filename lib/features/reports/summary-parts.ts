import 'server-only'
import { BUDGET_IN_FORCE } from '@/lib/cubes/budget-in-force'
import type { Grouping, Question } from '@/lib/reports/summary/define'
import { finalitaOptions, prodottiOptions, regioniOptions } from './movements'

/** What summaries are grouped and filtered by, each said once. */
export const GRUPPI = {
  mese: { label: 'Mese', words: 'per mese', kind: 'month' },
  trimestre: { label: 'Trimestre', words: 'per trimestre', kind: 'quarter' },
  anno: { label: 'Anno', words: 'per anno', kind: 'year' },
  giorno: { label: 'Giorno', words: 'per giorno', kind: 'day' },
  prodotto: {
    label: 'Prodotto',
    words: 'per prodotto',
    filter: 'product',
    kind: 'options',
    options: prodottiOptions,
  },
  finalita: {
    label: 'Finalità',
    words: 'per finalità',
    filter: 'finalita',
    kind: 'options',
    options: finalitaOptions,
  },
  agente: {
    label: 'Agente',
    words: 'per agente',
    filter: 'agentId',
    shared: true,
    kind: 'table',
    names: "SELECT id::text AS key, nome || ' ' || cognome AS label FROM agents",
    none: 'Senza agente',
  },
  agenzia: {
    label: 'Agenzia',
    words: 'per agenzia',
    filter: 'agencyId',
    shared: true,
    kind: 'table',
    names: 'SELECT id::text AS key, nome AS label FROM agencies',
    none: 'Senza agenzia',
  },
  responsabile: {
    label: 'Responsabile',
    words: 'per responsabile',
    shared: true,
    kind: 'table',
    names: "SELECT id::text AS key, nome || ' ' || cognome AS label FROM agents",
    none: 'Senza responsabile',
  },
  areaManager: {
    label: 'Area manager',
    words: 'per area manager',
    filter: 'agentId',
    shared: true,
    kind: 'table',
    names: "SELECT id::text AS key, nome || ' ' || cognome AS label FROM agents",
    none: 'Senza area manager',
    // Oneself, or the nearest one above.
    through: {
      of: 'agente',
      statement: `SELECT a.id::text AS key, coalesce(CASE WHEN a.figura = 'area_manager' THEN a.id END,
        (SELECT m.id FROM agents m WHERE m.id = ANY (a.manager_ids) AND m.figura = 'area_manager'
         ORDER BY cardinality(m.manager_ids) DESC, m.id LIMIT 1))::text AS whole FROM agents a`,
    },
  },
  banca: {
    label: 'Banca',
    words: 'per banca',
    filter: 'bankId',
    kind: 'table',
    names: 'SELECT id::text AS key, nome AS label FROM banks',
    none: 'Senza banca',
  },
  regione: {
    label: 'Regione',
    words: 'per regione',
    filter: 'regione',
    kind: 'options',
    options: regioniOptions,
  },
} as const satisfies Record<string, Grouping>

export const FILTRI = {
  product: { name: 'product', label: 'Prodotto', kind: 'enum', options: prodottiOptions },
  finalita: { name: 'finalita', label: 'Finalità', kind: 'enum', options: finalitaOptions },
  regione: { name: 'regione', label: 'Regione', kind: 'enum', options: regioniOptions },
  agentId: { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', shared: true },
  agencyId: { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', shared: true },
  bankId: { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
} as const

/** The keys and the filters of a relation, by its columns of the usual names. */
export const KEYS = {
  mese: 'c.mese::text',
  prodotto: 'c.product::text',
  finalita: 'c.finalita',
  agente: 'c.agent_id::text',
  agenzia: 'c.agency_id::text',
  responsabile: 'c.manager_id::text',
  banca: 'c.bank_id::text',
  regione: 'c.regione::text',
} as const

export const COLUMNS = {
  product: { column: 'product', type: 'prodotto' },
  finalita: { column: 'finalita', type: 'text' },
  regione: { column: 'regione', type: 'text' },
  agentId: { column: 'agent_id', type: 'uuid' },
  agencyId: { column: 'agency_id', type: 'uuid' },
  bankId: { column: 'bank_id', type: 'uuid' },
} as const

/** Some of a table, in their order. */
export function pick<T extends object, K extends keyof T>(from: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>
}

/** Nothing to divide by is no figure. */
export const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)
export const percent = (part: number, whole: number): number | null =>
  whole > 0 ? (100 * part) / whole : null

/** How much of a goal is reached, in per cent: cut and not rounded, for what is not all of it must not read 100%. */
export function shareOfGoal(reached: number, goal: number): number | null {
  const share = percent(reached, goal)
  return share === null ? null : Math.trunc(share * 10 + Math.sign(share) * 1e-9) / 10 + 0
}

/** What the cubes of production add up, by the names of their columns. */
export const PRODUZIONE = {
  aperte: 'c.aperte',
  richiesto: 'c.richiesto',
  deliberate: 'c.deliberate',
  deliberato: 'c.deliberato',
  respinte: 'c.respinte',
  liquidate: 'c.liquidate',
  liquidato: 'c.liquidato',
  stornate: 'c.stornate',
  stornato: 'c.stornato',
  giorni: 'c.giorni',
  lordo: 'c.lordo',
  quota_agente: 'c.quota_agente',
} as const

/** What names no product is read from cubes without it, which have fewer cells. */
export const isByProduct = ({ groups, filters }: Question): boolean =>
  groups.includes('prodotto') || filters.includes('product')

/** What agents are to reach, in euro and in cases, with the agency and the head that each has today. */
export const BUDGET = `(SELECT b.agent_id, coalesce(a.agency_id, nessuno()) AS agency_id, coalesce(a.manager_id, nessuno()) AS manager_id,
  b.product, make_date(b.anno, b.mese, 1) AS mese, b.importo, b.pezzi
  FROM budgets b JOIN agents a ON a.id = b.agent_id WHERE ${BUDGET_IN_FORCE})`

/** The first day of this month in Rome. */
export const QUESTO_MESE = "date_trunc('month', now() AT TIME ZONE 'Europe/Rome')::date"
/**
 * Rows of agents, products and months that have a goal, with that goal: what is paid out where nobody set one reaches none, so
 * that the whole is reached as its lines are. Both are of the agency and the head that the agent has today, or a row would have the goal
 * of who has moved and not what they brought. `when` is the day or the month that a row has.
 */
const withGoal = (relation: string, sums: string, when: 'mese' | 'giorno' = 'mese'): string =>
  `(SELECT r.agent_id, coalesce(a.agency_id, nessuno()) AS agency_id, coalesce(a.manager_id, nessuno()) AS manager_id, r.product,
    r.${when}, ${sums}, b.importo AS obiettivo, b.pezzi AS obiettivo_pezzi FROM ${relation} r JOIN agents a ON a.id = r.agent_id
  JOIN budgets b ON b.agent_id = r.agent_id AND b.product = r.product AND b.anno = extract(year FROM r.${when})::int
    AND b.mese = extract(month FROM r.${when})::int AND ${BUDGET_IN_FORCE})`

/** A relation that names an agent and no agency, with the agency and the head that the agent has today. */
export const withWhose = (relation: string): string =>
  `(SELECT r.*, coalesce(a.agency_id, nessuno()) AS agency_id, coalesce(a.manager_id, nessuno()) AS manager_id
  FROM ${relation} r JOIN agents a ON a.id = r.agent_id)`

/** Cells of open forecasts; those that are empty would be rows of nothing. */
export const openIn = (cube: string): string => `(SELECT * FROM ${cube} WHERE aperte <> 0)`
/** Open forecasts by month, agent and product. */
export const PREVISIONI = withWhose(openIn('stock_previsioni_agente_ora'))
/** Of them, those by which something is expected: of a month that is over nothing is any more, until its forecasts are looked at again. */
export const ATTESE = `(SELECT * FROM ${PREVISIONI} p WHERE p.mese >= ${QUESTO_MESE})`
/** Of them, those that a goal waits for. */
export const PREVISIONI_CON_OBIETTIVO = {
  from: withGoal(ATTESE, 'r.ponderato'),
  month: 'mese',
  measures: { previsto_con_obiettivo: 'CASE WHEN c.obiettivo > 0 THEN c.ponderato ELSE 0 END' },
} as const
/** What is added up of them. */
export const PREVISTO = { previsioni: 'c.aperte', importo: 'c.importo', ponderato: 'c.ponderato' } as const

/** Published ratings, whatever the period: of no month and no product. */
export const VOTI = {
  from: `(SELECT v.agent_id, coalesce(a.agency_id, nessuno()) AS agency_id, v.n, v.somma
    FROM voti_sintesi_ora v JOIN agents a ON a.id = v.agent_id)`,
  measures: { voti: 'c.n', stelle: 'c.somma' },
  keys: pick(KEYS, 'agente', 'agenzia'),
  filters: pick(COLUMNS, 'agencyId', 'agentId'),
} as const

/** A relation that names an agent, with the head that the agent has today. */
export const withManager = (relation: string): string =>
  `(SELECT r.*, coalesce(a.manager_id, nessuno()) AS manager_id FROM ${relation} r LEFT JOIN agents a ON a.id = r.agent_id)`

const PAID = 'r.liquidato, r.stornato, r.liquidate, r.stornate'
/** What was paid out, less what was taken back, where there is a goal for it: in cents, and in cases. */
export const EROGATO_CON_OBIETTIVO = {
  from: withGoal('cubo_agente_ora', PAID),
  month: 'mese',
  // A goal is of the whole month, and stands beside no part of one but that of the month it is compared with.
  compared: withGoal('cubo_giorno_agente_ora', PAID, 'giorno'),
  measures: {
    con_obiettivo: 'CASE WHEN c.obiettivo > 0 THEN c.liquidato - c.stornato ELSE 0 END',
    liquidate_con_obiettivo: 'CASE WHEN c.obiettivo_pezzi > 0 THEN c.liquidate - c.stornate ELSE 0 END',
  },
} as const

/**
 * SQL: of the snapshots of forecasts, those by which a month is judged: of the Monday of the week in which it began. The
 * cubes of snapshots have an index of these rows by the same words.
 */
export const FOTO_DEL_MESE = "settimana = date_trunc('week', mese::timestamp)::date"
/** The months of which there is such a snapshot. */
export const MESI_MISURATI = `(SELECT mese FROM foto_banca_ora WHERE ${FOTO_DEL_MESE} GROUP BY mese HAVING sum(n) > 0)`
