import 'server-only'
import { adminsWith } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { adminColumns, adminFilters, adminForm, adminHistory, adminPresets } from './fields'
import { adminFigures } from './figures'
import { adminHooks } from './hooks'
import { adminSchema } from './schema'

const manages = adminsWith('admins_manage')

/** The people who work in the administrators' area. An account that was used is blocked, never deleted. */
export const admins = defineResource({
  path: 'admins',
  page: '/admin/system/admins',
  model: 'admin',
  audit: 'Admin',
  labels: { one: 'amministratore', many: 'amministratori' },
  title: (row) => `${row.name} ${row.surname}`,
  schema: adminSchema,
  readonly: [
    'status',
    'totpEnabledAt',
    'secondFactorAt',
    'lastLoginAt',
    'invitedAt',
    'permessiAttivi',
    'inattivoDal',
  ],
  initial: {
    name: '',
    surname: '',
    email: '',
    ufficio: null,
    telefono: null,
    permissions: {},
    ticketing: {},
  },
  codecs: { telefono: 'phone' },
  permission: 'admins_manage',
  access: {
    read: manages,
    create: manages,
    update: manages,
    delete: (actor) => manages(actor) === true && { status: 'pending', lastLoginAt: null },
  },
  proof: ['email', 'permissions', 'ticketing'],
  hooks: adminHooks,
  list: {
    columns: adminColumns,
    filters: adminFilters,
    sorts: ['surname', 'createdAt'],
    defaultSort: 'surname',
    presets: adminPresets,
    figures: adminFigures,
    search: true,
  },
  form: adminForm,
  history: adminHistory,
})
