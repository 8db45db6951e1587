import { type Month, monthOf, todayInRome } from '@/lib/core/dates'
import { dayFromToday } from '@/lib/resources/day-from-today'
import type { Figures } from '@/lib/resources/figures'
import { STATI_APERTI } from '@/lib/words/case-states'
import type { Option } from '@/lib/words/options'
import { managesAgents } from './access'

const DAYS = 30
const OPEN = STATI_APERTI.map((stato) => `'${stato}'`).join(', ')

/** How an agent stands in the register, by the number and the papers that the office has. */
export const STATI_OAM: readonly Option[] = [
  { value: 'iscritto', label: 'Iscritto', tone: 'ok' },
  { value: 'scaduta', label: 'Iscrizione scaduta', tone: 'bad' },
  { value: 'senza', label: 'Senza numero', tone: 'bad' },
]

const january = (month: Month) => `${month.slice(0, 4)}-01-01`

/**
 * What the office compares agents by, from the cubes, folded cells and queue. Only the agents of the page are read.
 */
function agentFiguresSql(page: string): string {
  const now = new Date()
  const since = dayFromToday(`oggi-${DAYS}`) ?? todayInRome()
  return `
    SELECT a.id, coalesce(r.n, 0)::int AS "richieste30", coalesce(s.n, 0)::int AS "praticheAperte",
      coalesce(e.erogato, 0)::bigint AS "erogatoAnno", round(v.somma::numeric / nullif(v.n, 0), 1) AS "votoMedio",
      CASE WHEN g.oam_number IS NULL THEN 'senza' WHEN d.oam < '${todayInRome()}' THEN 'scaduta' ELSE 'iscritto' END AS "statoOam",
      d.polizza AS "polizzaFino"
    FROM (${page}) AS a (id) JOIN agents g ON g.id = a.id
    LEFT JOIN (SELECT agent_id, sum(n) AS n FROM stock_agente_ora
      WHERE agent_id IN (${page}) AND stato IN (${OPEN}) GROUP BY 1) s ON s.agent_id = a.id
    LEFT JOIN (SELECT agent_id, sum(n) AS n FROM stock_richieste_ora
      WHERE agent_id IN (${page}) AND giorno >= '${since}' GROUP BY 1) r ON r.agent_id = a.id
    LEFT JOIN (SELECT agent_id, sum(liquidato - stornato) AS erogato FROM cubo_agente_mese_ora
      WHERE agent_id IN (${page}) AND mese >= '${january(monthOf(now))}' GROUP BY 1) e ON e.agent_id = a.id
    LEFT JOIN (SELECT agent_id, sum(n) AS n, sum(somma) AS somma FROM voti_sintesi_ora
      WHERE agent_id IN (${page}) GROUP BY 1) v ON v.agent_id = a.id
    LEFT JOIN (SELECT agent_id, max(scade_il) FILTER (WHERE tipo = 'polizza_rc') AS polizza,
        max(scade_il) FILTER (WHERE tipo = 'oam') AS oam FROM agent_documents
      WHERE agent_id IN (${page}) GROUP BY 1) d ON d.agent_id = a.id`
}

/** Of the list of the office alone: colleagues and who only chooses an agent do not compare them. */
export const agentFigures: Figures = {
  access: managesAgents,
  sql: agentFiguresSql,
  columns: [
    {
      path: 'praticheAperte',
      label: 'Pratiche aperte',
      kind: 'number',
      after: 'agency.nome',
      definition: 'Pratiche dell’agente che non sono liquidate, respinte o ritirate, oggi.',
    },
    {
      path: 'richieste30',
      label: 'Richieste 30 gg',
      kind: 'number',
      after: 'praticheAperte',
      definition: 'Richieste arrivate negli ultimi 30 giorni che oggi sono sue.',
    },
    {
      path: 'erogatoAnno',
      label: 'Erogato nell’anno',
      kind: 'money',
      codec: 'money',
      after: 'richieste30',
      definition: 'Importo erogato dal primo gennaio, meno gli storni.',
    },
    {
      path: 'votoMedio',
      label: 'Voto',
      kind: 'number',
      codec: 'decimal',
      after: 'erogatoAnno',
      definition: 'Media delle stelle dei voti pubblicati di pratiche concluse.',
    },
    {
      path: 'statoOam',
      label: 'OAM',
      kind: 'badge',
      options: STATI_OAM,
      after: 'documentiEntro',
      definition: 'Dal numero OAM e dalla scadenza del documento di iscrizione.',
    },
    { path: 'polizzaFino', label: 'Polizza fino al', kind: 'day', codec: 'day', after: 'statoOam' },
  ],
}
