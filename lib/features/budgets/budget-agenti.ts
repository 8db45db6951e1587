import 'server-only'
import { FIGURES } from '@/lib/features/reports/summary-columns'
import {
  ATTESE,
  BUDGET,
  COLUMNS,
  EROGATO_CON_OBIETTIVO,
  FILTRI,
  GRUPPI,
  KEYS,
  PREVISIONI_CON_OBIETTIVO,
  pick,
  shareOfGoal,
  withManager,
} from '@/lib/features/reports/summary-parts'
import { defineSummary } from '@/lib/reports/summary/define'

const keys = pick(KEYS, 'agente', 'mese', 'responsabile', 'agenzia', 'prodotto')
const filters = pick(COLUMNS, 'product', 'agencyId', 'agentId')

/** What agents are to reach in a year, what they have, and what they still expect. */
export const budgetAgenti = defineSummary({
  name: 'budgetAgenti',
  title: 'Riepilogo del budget',
  about: 'Gli obiettivi dell’anno accanto a quanto è stato erogato e a quanto gli agenti prevedono ancora.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'reports_see', agent: [] },
  year: true,
  groupings: pick(GRUPPI, 'agente', 'mese', 'responsabile', 'agenzia', 'prodotto'),
  filters: [FILTRI.product, FILTRI.agencyId, FILTRI.agentId],
  main: ['erogato', 'raggiunto', 'atteso', 'budget'],
  measures: [
    'budget',
    'pezzi',
    'liquidato',
    'stornato',
    'liquidate',
    'stornate',
    'ponderato',
    'con_obiettivo',
    'liquidate_con_obiettivo',
    'previsto_con_obiettivo',
  ],
  columns: [
    {
      path: 'budget',
      label: 'Budget',
      kind: 'money',
      definition:
        'La somma degli obiettivi dei mesi del periodo; di chi ha lasciato, fino all’ultimo mese di mandato.',
      value: ({ budget }) => budget || null,
    },
    FIGURES.erogato,
    FIGURES.conObiettivo,
    {
      path: 'raggiunto',
      label: 'Raggiunto',
      kind: 'percent',
      moreIs: 'good',
      definition:
        'L’erogato netto in percentuale del budget. Conta soltanto dove c’è un budget: per quell’agente, quel prodotto e quel mese.',
      value: ({ con_obiettivo, budget }) => shareOfGoal(con_obiettivo, budget),
    },
    {
      path: 'atteso',
      label: 'Atteso',
      kind: 'money',
      moreIs: 'good',
      definition:
        'L’erogato netto più le previsioni ancora aperte per i mesi del periodo che non sono passati, ognuna per la propria probabilità.',
      value: ({ liquidato, stornato, ponderato }) => liquidato - stornato + ponderato,
    },
    {
      path: 'scarto',
      label: 'Scarto',
      kind: 'money',
      definition: 'L’atteso, dove c’è un budget, meno il budget: con il segno meno, quanto manca.',
      value: ({ con_obiettivo, previsto_con_obiettivo, budget }) =>
        budget > 0 ? con_obiettivo + previsto_con_obiettivo - budget : null,
    },
    FIGURES.previstoConObiettivo,
    {
      path: 'pezzi',
      label: 'Budget in pratiche',
      kind: 'number',
      hidden: true,
      definition: 'Quante pratiche sono da liquidare nel periodo, dove l’obiettivo è contato anche così.',
      value: ({ pezzi }) => pezzi || null,
    },
    {
      path: 'nette',
      label: 'Liquidate nette',
      kind: 'number',
      hidden: true,
      definition: 'Pratiche liquidate nel periodo meno quelle stornate.',
      value: ({ liquidate, stornate }) => liquidate - stornate,
    },
    {
      path: 'raggiuntoPezzi',
      label: 'Raggiunto in pratiche',
      kind: 'percent',
      hidden: true,
      definition:
        'Le pratiche liquidate nette in percentuale del budget in pratiche. Contano soltanto dove ce n’è uno: per quell’agente, quel prodotto e quel mese.',
      value: ({ liquidate_con_obiettivo, pezzi }) => shareOfGoal(liquidate_con_obiettivo, pezzi),
    },
  ],
  parts: [
    {
      from: BUDGET,
      month: 'mese',
      like: 'whole',
      measures: { budget: 'c.importo', pezzi: 'c.pezzi' },
      keys,
      filters,
    },
    {
      from: withManager('cubo_agente_ora'),
      month: 'mese',
      compared: withManager('cubo_giorno_agente_ora'),
      measures: {
        liquidato: 'c.liquidato',
        stornato: 'c.stornato',
        liquidate: 'c.liquidate',
        stornate: 'c.stornate',
      },
      keys,
      filters,
    },
    { from: ATTESE, month: 'mese', measures: { ponderato: 'c.ponderato' }, keys, filters },
    { ...EROGATO_CON_OBIETTIVO, keys, filters },
    { ...PREVISIONI_CON_OBIETTIVO, keys, filters },
  ],
})
