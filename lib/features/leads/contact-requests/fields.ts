import type { Columns, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { RICHIESTE, STATI_RICHIESTA } from './schema'

// Short enough for a filter and a column.
const brevi = { ...RICHIESTE, agenzia: 'Per un’agenzia' }
const motivi = optionsOf(brevi)
const stati = optionsOf(STATI_RICHIESTA)

export const requestColumns: Columns<'contactRequest'> = [
  { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'kind', label: 'Motivo', kind: 'badge', options: motivi },
  { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
  { path: 'createdAt', label: 'Attesa', fileLabel: 'Arrivata il', kind: 'age', sort: 'createdAt' },
  { path: 'agent', label: 'Agente', kind: 'person' },
  { path: 'telefono', label: 'Telefono', kind: 'phone' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text' },
  { path: 'email', label: 'E-mail', kind: 'text', hidden: true },
]

export const requestPresets: readonly Preset[] = [
  { id: 'nuove', label: 'Nuove', query: 'filter[stato]=nuovo' },
  {
    id: 'daRichiamare',
    label: 'Da richiamare',
    query: 'filter[kind]=richiamata&filter[stato]=nuovo,assegnato',
  },
]

export const requestFilters: Filters<'contactRequest'> = [
  { name: 'kind', label: 'Motivo', kind: 'enum', options: motivi },
  { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
  { name: 'createdAt', label: 'Arrivata', kind: 'dayRange' },
]
