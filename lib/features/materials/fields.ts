import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import type { Option } from '@/lib/words/options'
import { optionsOf } from '@/lib/words/options'
import { FORMATI, STATI_MATERIALE, TIPI_MATERIALE } from './schema'

const formati: readonly Option[] = [
  ...optionsOf(FORMATI),
  { value: 'classico', label: 'Biglietto classico' },
  { value: 'fascia', label: 'Biglietto con fascia' },
]

const columns: Columns<'agentMaterial'> = [
  { path: 'titolo', label: 'Materiale', kind: 'title' },
  { path: 'kind', label: 'Tipo', kind: 'badge', options: TIPI_MATERIALE },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'layout', label: 'Formato', kind: 'badge', options: formati },
  { path: 'stato', label: 'Cifre', kind: 'badge', options: STATI_MATERIALE },
  { path: 'importo', label: 'Importo', kind: 'money', sort: 'importo' },
  { path: 'rata', label: 'Rata', kind: 'money' },
  { path: 'tan', label: 'TAN', kind: 'rate' },
  { path: 'taeg', label: 'TAEG', kind: 'rate', sort: 'taeg' },
  { path: 'cifreAl', label: 'Cifre del', kind: 'day' },
  { path: 'createdAt', label: 'Fatto il', kind: 'instant', sort: 'createdAt' },
]

const filters: Filters<'agentMaterial'> = [
  { name: 'kind', label: 'Tipo', kind: 'enum', options: TIPI_MATERIALE },
  { name: 'layout', label: 'Formato', kind: 'enum', options: formati },
  { name: 'stato', label: 'Cifre', kind: 'enum', options: STATI_MATERIALE },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'createdAt', label: 'Fatto il', kind: 'dayRange' },
]

const presets: readonly Preset[] = [
  { id: 'vecchi', label: 'Da aggiornare', query: 'filter[stato]=da_aggiornare' },
]

export const materialList = {
  columns,
  filters,
  presets,
  sorts: ['createdAt', 'importo', 'taeg'],
  nullableSorts: ['importo', 'taeg'],
  defaultSort: '-createdAt',
  reads: ['dati', 'codice', 'fileId', 'ticketId'],
} as const
