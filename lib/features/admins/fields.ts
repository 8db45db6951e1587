import type { Columns, Fields, Filters, History } from '@/lib/resources/model-types'
import type { Preset } from '@/lib/resources/view'
import { STATI_ACCOUNT } from '../accounts/states'
import { type adminSchema, FLAG_OPTIONS, PERMISSION_OPTIONS, TICKETING_OPTIONS } from './schema'

export const adminColumns: Columns<'admin'> = [
  { path: 'surname', label: 'Nome', kind: 'title', given: 'name', sort: 'surname' },
  { path: 'status', label: 'Stato', kind: 'badge', options: STATI_ACCOUNT },
  { path: 'secondFactorAt', label: 'Due passaggi dal', kind: 'instant' },
  { path: 'ufficio', label: 'Ufficio', kind: 'text' },
  { path: 'lastLoginAt', label: 'Ultimo accesso', kind: 'instant' },
  { path: 'email', label: 'E-mail', kind: 'text' },
  { path: 'telefono', label: 'Telefono', kind: 'phone', hidden: true },
  { path: 'createdAt', label: 'Creato il', kind: 'instant', sort: 'createdAt', hidden: true },
]

export const adminFilters: Filters<'admin'> = [
  { name: 'status', label: 'Stato', kind: 'enum', options: STATI_ACCOUNT },
  { name: 'permessiAttivi', label: 'Permesso', kind: 'has', options: FLAG_OPTIONS },
  { name: 'secondFactorAt', label: 'Ha i due passaggi', kind: 'present' },
  { name: 'lastLoginAt', label: 'È mai entrato', kind: 'present' },
  { name: 'inattivoDal', label: 'Inattivo dal', kind: 'dayRange' },
]

export const adminPresets: readonly Preset[] = [
  {
    id: 'senza2fa',
    label: 'Senza 2FA',
    query: 'filter[secondFactorAt]=false&filter[status]=validated',
  },
  { id: 'maiEntrati', label: 'Mai entrati', query: 'filter[lastLoginAt]=false' },
  {
    id: 'inattivi',
    label: 'Inattivi da 90 giorni',
    query: 'filter[inattivoDal]=..oggi-90&filter[status]=validated',
  },
]

export const adminForm: Fields<typeof adminSchema> = [
  { name: 'name', label: 'Nome', kind: 'text', required: true, width: 6 },
  { name: 'surname', label: 'Cognome', kind: 'text', required: true, width: 6 },
  { name: 'email', label: 'E-mail', kind: 'text', required: true, width: 6 },
  { name: 'telefono', label: 'Telefono', kind: 'phone', width: 3 },
  { name: 'ufficio', label: 'Ufficio', kind: 'text', width: 3 },
  {
    name: 'permissions',
    label: 'Permessi',
    kind: 'flags',
    options: PERMISSION_OPTIONS,
    section: 'Permessi',
  },
  { name: 'ticketing', label: 'Ticket', kind: 'flags', options: TICKETING_OPTIONS },
]

export const adminHistory: History<'admin'> = [
  { name: 'status', label: 'Stato', kind: 'select', options: STATI_ACCOUNT },
]
