import { ESITI_DIFFERENZA } from '@/lib/features/incassi/schema'
import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { daysDue } from './figures'

const differenzaColumns: Columns<'partita'> = [
  { path: 'pratica.codice', label: 'Pratica', kind: 'title' },
  { path: 'pratica.intestatario', label: 'Cliente', kind: 'text' },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'atteso', label: 'Atteso', kind: 'money', sort: 'atteso' },
  { path: 'incassato', label: 'Incassato', kind: 'money' },
  { path: 'differenza', label: 'Differenza', kind: 'money', sort: 'differenza' },
  { path: 'esito', label: 'Confronto', kind: 'badge', options: ESITI_DIFFERENZA },
  { path: 'maturataIl', label: 'Liquidata il', kind: 'day', sort: 'maturataIl' },
  { path: 'nataIl', label: 'Liquidata la prima volta il', kind: 'day', hidden: true },
  { path: 'incassataIl', label: 'Ultimo incasso', kind: 'day', hidden: true },
  { path: 'incassi', label: 'Incassi', kind: 'number', hidden: true },
  { path: 'pratica.idegg', label: 'IDEGG', kind: 'text', hidden: true },
]

const differenzaFilters: Filters<'partita'> = [
  { name: 'esito', label: 'Confronto', kind: 'enum', options: ESITI_DIFFERENZA },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'maturataIl', label: 'Liquidata il', kind: 'dayRange' },
  { name: 'nataIl', label: 'Liquidata la prima volta il', kind: 'dayRange' },
  { name: 'differenza', label: 'Differenza', kind: 'moneyRange' },
]

const differenzaPresets: readonly Preset[] = [
  { id: 'mancano', label: 'Da incassare', query: 'filter[esito]=da_incassare' },
  {
    id: 'vecchie',
    label: 'Oltre 60 giorni',
    query: 'filter[esito]=da_incassare&filter[maturataIl]=..oggi-61',
  },
  { id: 'diverse', label: 'Importo diverso', query: 'filter[esito]=diverso' },
]

export const differenzaList = {
  columns: differenzaColumns,
  filters: differenzaFilters,
  presets: differenzaPresets,
  sorts: ['differenza', 'atteso', 'maturataIl'],
  nullableSorts: ['maturataIl'],
  // What is missing most comes first.
  defaultSort: 'differenza',
  figures: daysDue,
  reads: ['praticaId'],
} as const
