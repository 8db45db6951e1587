import type { Columns, Fields, Filters } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import type { employeeSchema } from './schema'

export const employeeColumns: Columns<'employee'> = [
  { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'ruolo', label: 'Ruolo', kind: 'text' },
  { path: 'ufficio', label: 'Ufficio', kind: 'text' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text', hidden: true },
  { path: 'admin', label: 'Account', kind: 'person' },
  { path: 'attivo', label: 'Lavora qui', kind: 'boolean' },
]

export const employeeFilters: Filters<'employee'> = [
  { name: 'attivo', label: 'Lavora qui', kind: 'boolean' },
  { name: 'adminId', label: 'Ha un account', kind: 'present' },
]

export const employeePresets: readonly Preset[] = [
  { id: 'senzaAccount', label: 'Senza account', query: 'filter[adminId]=false&filter[attivo]=true' },
]

export const employeeForm: Fields<typeof employeeSchema> = [
  { name: 'nome', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'cognome', label: 'Cognome', kind: 'text', required: true, width: 6 },
  { name: 'ruolo', label: 'Ruolo', kind: 'text', required: true, width: 6 },
  {
    name: 'ufficio',
    label: 'Ufficio',
    kind: 'text',
    width: 6,
    help: 'Chi è del «Contact center» sta nella sua classifica.',
  },
  { name: 'agencyId', label: 'Agenzia', kind: 'ref', resource: 'agencies', width: 6 },
  {
    name: 'adminId',
    label: 'Account',
    kind: 'ref',
    resource: 'admins',
    width: 6,
    help: 'Con questo account entra in sede: quello che fa conta nelle classifiche, e i clienti che segue possono dargli un voto.',
  },
  { name: 'attivo', label: 'Lavora qui', kind: 'boolean' },
]
