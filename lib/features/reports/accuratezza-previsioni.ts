import 'server-only'
import { defineSummary } from '@/lib/reports/summary/define'
import { forecastsOf } from './forecasts'
import {
  COLUMNS,
  FILTRI,
  FOTO_DEL_MESE,
  GRUPPI,
  KEYS,
  MESI_MISURATI,
  percent,
  pick,
  QUESTO_MESE,
  withWhose,
} from './summary-parts'

const keys = pick(KEYS, 'agente', 'responsabile', 'mese')

/**
 * Of each agent and closed month, what was expected when the month began, what was paid out in it, and how far apart they
 * are. Months of which there is no snapshot say nothing.
 */
const MISURATI =
  withWhose(`(SELECT u.agent_id, u.mese, sum(u.previsto) AS previsto, sum(u.erogato) AS erogato,
    abs(sum(u.previsto) - sum(u.erogato)) AS errore FROM (
      SELECT agent_id, mese, ponderato AS previsto, 0 AS erogato FROM foto_agente_ora WHERE ${FOTO_DEL_MESE}
      UNION ALL SELECT agent_id, mese, 0, liquidato - stornato FROM cubo_agente_mese_ora WHERE agent_id <> nessuno()) u
    WHERE u.mese < ${QUESTO_MESE} AND u.mese IN ${MESI_MISURATI}
    GROUP BY u.agent_id, u.mese)`)

const CHIUSE = withWhose('(SELECT * FROM stock_previsioni_agente_ora WHERE realizzate <> 0 OR perse <> 0)')

/** How near forecasts came to what was paid out. */
export const accuratezzaPrevisioni = defineSummary({
  name: 'accuratezzaPrevisioni',
  title: 'Accuratezza delle previsioni',
  about:
    'Quanto si prevedeva all’inizio di ogni mese e quanto è stato erogato. Contano i mesi chiusi, da quando le previsioni si conservano.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'pratiche_manage', agent: [] },
  groupings: pick(GRUPPI, 'agente', 'responsabile', 'mese'),
  filters: [FILTRI.product, FILTRI.agentId],
  main: ['errore', 'tendenza', 'previsto', 'realizzato'],
  measures: ['previsto', 'erogato', 'errore', 'realizzate', 'perse'],
  columns: [
    {
      path: 'previsto',
      label: 'Previsto',
      kind: 'money',
      definition:
        'Il ponderato delle previsioni per ogni mese, com’era il lunedì della settimana in cui è cominciato.',
      value: ({ previsto }) => previsto,
    },
    {
      path: 'realizzato',
      label: 'Erogato',
      kind: 'money',
      definition: 'L’erogato netto degli stessi mesi.',
      value: ({ erogato }) => erogato,
    },
    {
      path: 'errore',
      label: 'Errore',
      kind: 'percent',
      moreIs: 'bad',
      definition:
        'Gli scarti fra previsto ed erogato di ogni agente e mese, senza segno, in percentuale dell’erogato.',
      value: ({ errore, erogato }) => percent(errore, erogato),
    },
    {
      path: 'tendenza',
      label: 'Tendenza',
      kind: 'percent',
      definition:
        'Il previsto meno l’erogato, in percentuale dell’erogato: sopra zero si prevede troppo, sotto troppo poco.',
      value: ({ previsto, erogato }) => percent(previsto - erogato, erogato),
    },
    {
      path: 'realizzate',
      label: 'Realizzate',
      kind: 'number',
      moreIs: 'good',
      definition: 'Previsioni per i mesi del periodo che si sono realizzate, in quel mese o in un altro.',
      value: ({ realizzate }) => realizzate,
      drill: forecastsOf('realizzata'),
    },
    {
      path: 'perse',
      label: 'Perse',
      kind: 'number',
      moreIs: 'bad',
      definition: 'Previsioni per i mesi del periodo che non si sono realizzate.',
      value: ({ perse }) => perse,
      drill: forecastsOf('persa'),
    },
  ],
  parts: [
    {
      from: MISURATI,
      month: 'mese',
      like: 'closed',
      measures: { previsto: 'c.previsto', erogato: 'c.erogato', errore: 'c.errore' },
      keys,
      // An error is of all that an agent expected of a month: a product alone has none.
      filters: pick(COLUMNS, 'agentId'),
    },
    {
      from: CHIUSE,
      month: 'mese',
      measures: { realizzate: 'c.realizzate', perse: 'c.perse' },
      keys,
      filters: pick(COLUMNS, 'product', 'agentId'),
    },
  ],
})
