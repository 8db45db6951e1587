import 'server-only'
import { forecastsOf } from './forecasts'
import { OPEN_FORECASTS } from './summary/columns'
import { defineSummary } from './summary/define'
import { COLUMNS, FILTRI, GRUPPI, KEYS, PREVISIONI, pick, withManager } from './summary/parts'

const keys = pick(KEYS, 'mese', 'agente', 'responsabile', 'banca', 'prodotto')
const filters = pick(COLUMNS, 'product', 'bankId', 'agentId')

/** The snapshot of the Monday of last week; after a stop of the server, the last before it. */
const SETTIMANA_SCORSA =
  withManager(`(SELECT f.* FROM prediction_foto f WHERE f.settimana = (SELECT max(settimana) FROM prediction_foto
  WHERE settimana <= date_trunc('week', now() AT TIME ZONE 'Europe/Rome')::date - 7))`)

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
        'Previsioni aperte il cui mese è passato, o che nessuno aggiorna da più di quindici giorni.',
      value: ({ rivedere }) => rivedere,
      drill: forecastsOf('aperta', { daRivedereIl: '..oggi' }),
    },
  ],
  parts: [
    {
      from: PREVISIONI,
      month: 'mese',
      measures: {
        previsioni: '1',
        importo: 'c.importo',
        ponderato: 'c.ponderato',
        rivedere: "CASE WHEN c.da_rivedere_il <= (now() AT TIME ZONE 'Europe/Rome')::date THEN 1 ELSE 0 END",
      },
      keys,
      filters,
    },
    { from: SETTIMANA_SCORSA, month: 'mese', measures: { scorsa: 'c.ponderato' }, keys, filters },
  ],
})
