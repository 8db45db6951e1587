import 'server-only'
import { defineSummary, type Question } from '@/lib/reports/summary/define'
import { forecastsOf } from './forecasts'
import { OPEN_FORECASTS } from './summary-columns'
import {
  COLUMNS,
  FILTRI,
  GRUPPI,
  KEYS,
  openIn,
  PREVISIONI,
  PREVISTO,
  pick,
  withManager,
  withWhose,
} from './summary-parts'

const keys = pick(KEYS, 'mese', 'agente', 'responsabile', 'banca', 'prodotto')
const filters = pick(COLUMNS, 'product', 'bankId', 'agentId')

const ofPeople = pick(KEYS, 'mese', 'agente', 'responsabile', 'prodotto')
const ofBanks = pick(KEYS, 'mese', 'banca', 'prodotto')
const filtersOfPeople = pick(COLUMNS, 'product', 'agentId')
const filtersOfBanks = pick(COLUMNS, 'product', 'bankId')

/*
 * Sums by agent and sums by bank are small, whatever the number of forecasts; those by both are nearly as many as the
 * forecasts are, and answer only what names both.
 */
const namesBanks = ({ groups, filters: set }: Question) => groups.includes('banca') || set.includes('bankId')
const namesPeople = ({ role, groups, filters: set }: Question) =>
  role === 'agent' ||
  set.includes('agentId') ||
  groups.some((name) => name === 'agente' || name === 'responsabile')
const byPeople = (asked: Question) => !namesBanks(asked)
const byBanks = (asked: Question) => namesBanks(asked) && !namesPeople(asked)
const byBoth = (asked: Question) => namesBanks(asked) && namesPeople(asked)

/** Open forecasts that have to be looked at again: those that are due are in an index of their own. */
const DA_RIVEDERE =
  withWhose(`(SELECT p.agent_id, coalesce(p.bank_id, nessuno()) AS bank_id, p.product, p.prevista_per AS mese
  FROM predictions p WHERE p.stato = 'aperta' AND p.da_rivedere_il <= (now() AT TIME ZONE 'Europe/Rome')::date)`)

/** The snapshot of the Monday of last week; after a stop of the server, the last before it. */
const lastWeekIn = (relation: string) =>
  `(SELECT f.* FROM ${relation} f WHERE f.settimana = (SELECT max(settimana) FROM prediction_foto
  WHERE settimana <= date_trunc('week', now() AT TIME ZONE 'Europe/Rome')::date - 7))`
const scorsa = { month: 'mese', measures: { scorsa: 'c.ponderato' } } as const

/** What is expected in the months to come, beside what was expected a week ago. */
export const andamentoPrevisioni = defineSummary({
  name: 'andamentoPrevisioni',
  title: 'Andamento delle previsioni',
  about: 'Le previsioni aperte di oggi accanto a quelle del lunedì della settimana scorsa.',
  labels: { one: 'riga', many: 'righe', article: 'f' },
  access: { admin: 'pratiche_manage', agent: [] },
  ahead: true,
  groupings: pick(GRUPPI, 'mese', 'agente', 'responsabile', 'banca', 'prodotto'),
  filters: [FILTRI.product, FILTRI.bankId, FILTRI.agentId],
  main: ['ponderato', 'settimanaScorsa', 'previsioni', 'daRivedere'],
  measures: ['previsioni', 'importo', 'ponderato', 'rivedere', 'scorsa'],
  columns: [
    ...OPEN_FORECASTS,
    {
      path: 'settimanaScorsa',
      label: 'Settimana scorsa',
      kind: 'money',
      definition: 'Il ponderato per gli stessi mesi, com’era il lunedì della settimana scorsa.',
      value: ({ scorsa }) => scorsa,
    },
    {
      path: 'variazione',
      label: 'Variazione',
      kind: 'money',
      moreIs: 'good',
      definition: 'Il ponderato di oggi meno quello della settimana scorsa.',
      value: ({ ponderato, scorsa }) => ponderato - scorsa,
    },
    {
      path: 'daRivedere',
      label: 'Da rivedere',
      kind: 'number',
      moreIs: 'bad',
      definition:
        'Previsioni aperte per i mesi del periodo, se il mese è passato o se nessuno le aggiorna da più di quindici giorni.',
      value: ({ rivedere }) => rivedere,
      drill: forecastsOf('aperta', { daRivedereIl: '..oggi' }),
    },
  ],
  parts: [
    {
      from: PREVISIONI,
      when: byPeople,
      month: 'mese',
      measures: PREVISTO,
      keys: ofPeople,
      filters: filtersOfPeople,
    },
    {
      from: openIn('stock_previsioni_banca_ora'),
      when: byBanks,
      month: 'mese',
      measures: PREVISTO,
      keys: ofBanks,
      filters: filtersOfBanks,
    },
    {
      from: withWhose(openIn('stock_previsioni_ora')),
      when: byBoth,
      month: 'mese',
      measures: PREVISTO,
      keys,
      filters,
    },
    { from: DA_RIVEDERE, month: 'mese', measures: { rivedere: '1' }, keys, filters },
    {
      from: withManager(lastWeekIn('foto_agente_ora')),
      when: byPeople,
      ...scorsa,
      keys: ofPeople,
      filters: filtersOfPeople,
    },
    {
      from: lastWeekIn('foto_banca_ora'),
      when: byBanks,
      ...scorsa,
      keys: ofBanks,
      filters: filtersOfBanks,
    },
    { from: withManager(lastWeekIn('prediction_foto')), when: byBoth, ...scorsa, keys, filters },
  ],
})
