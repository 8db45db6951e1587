import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Field, Preset } from '@/lib/resources/view'
import { ESITI_INCASSO } from './schema'

const incassoColumns: Columns<'incasso'> = [
  { path: 'codice', label: 'Codice', kind: 'title' },
  { path: 'data', label: 'Pagato il', kind: 'day', sort: 'data' },
  { path: 'bank.nome', label: 'Banca', kind: 'text' },
  { path: 'pratica.intestatario', label: 'Cliente', kind: 'text' },
  { path: 'importo', label: 'Importo', kind: 'money', sort: 'importo' },
  { path: 'esito', label: 'Confronto', kind: 'badge', options: ESITI_INCASSO },
  { path: 'riferimento', label: 'Riferimento', kind: 'text' },
  { path: 'erogato', label: 'Erogato', kind: 'money', hidden: true },
  { path: 'pratica.codice', label: 'Pratica', kind: 'text', hidden: true },
  { path: 'pratica.idegg', label: 'IDEGG', kind: 'text', hidden: true },
  { path: 'createdAt', label: 'Importato', kind: 'instant', sort: 'createdAt', hidden: true },
]

const incassoFilters: Filters<'incasso'> = [
  { name: 'esito', label: 'Confronto', kind: 'enum', options: ESITI_INCASSO },
  { name: 'bankId', label: 'Banca', kind: 'ref', resource: 'banks' },
  { name: 'data', label: 'Pagato', kind: 'dayRange' },
  { name: 'importo', label: 'Importo', kind: 'moneyRange' },
]

const incassoPresets: readonly Preset[] = [
  { id: 'diversi', label: 'Importo diverso', query: 'filter[esito]=diverso' },
  { id: 'senza', label: 'Senza provvigione', query: 'filter[esito]=senza_movimento,senza_pratica' },
  { id: 'storni', label: 'Storni', query: 'filter[importo]=..-0.01' },
]

/** What an import may learn of a payment that is here. */
export const incassoFields: readonly Field[] = [
  { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche' },
  { name: 'erogato', label: 'Importo erogato', kind: 'money' },
]

export const incassoList = {
  columns: incassoColumns,
  filters: incassoFilters,
  presets: incassoPresets,
  reads: ['praticaId'],
  sorts: ['data', 'importo', 'createdAt'],
  defaultSort: '-data',
  search: true,
} as const
