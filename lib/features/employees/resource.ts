import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { employeeColumns, employeeFilters, employeeForm, employeePresets } from './fields'
import { employeeHooks } from './hooks'
import { employeeSchema } from './schema'

const manages = adminsWith('admins_manage')
const readsNames = adminsWith('rankings_manage')

/** Who works at head office, and which account is whose: what an account does counts in the rankings under this name. */
export const employees = defineResource({
  path: 'employees',
  page: '/admin/system/dipendenti',
  model: 'employee',
  audit: 'Dipendenti',
  labels: { one: 'dipendente', many: 'dipendenti' },
  title: (row) => `${row.nome} ${row.cognome}`,
  schema: employeeSchema,
  initial: { nome: '', cognome: '', ruolo: '', ufficio: '', agencyId: null, attivo: true, adminId: null },
  permission: 'admins_manage',
  access: {
    read: (actor) => manages(actor) || readsNames(actor),
    create: manages,
    update: manages,
    delete: manages,
  },
  include: {
    agency: { select: { id: true, nome: true } },
    admin: { select: { id: true, name: true, surname: true } },
  },
  hooks: employeeHooks,
  list: {
    columns: employeeColumns,
    filters: employeeFilters,
    presets: employeePresets,
    sorts: ['cognome', 'createdAt'],
    defaultSort: 'cognome',
  },
  form: employeeForm,
})
