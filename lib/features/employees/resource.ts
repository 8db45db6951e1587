import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'

/** The people of the office, for choosing one. */
export const employees = defineResource({
  path: 'employees',
  page: '/admin/site/classifiche/dipendenti',
  model: 'employee',
  labels: { one: 'dipendente', many: 'dipendenti' },
  title: (row) => `${row.nome} ${row.cognome}`,
  schema: z.strictObject({}),
  readonly: ['nome', 'cognome', 'ruolo', 'ufficio', 'agencyId', 'attivo'],
  permission: 'rankings_manage',
  access: { read: adminsWith('rankings_manage'), create: noAccess, update: noAccess, delete: noAccess },
  list: {
    columns: [
      { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
      { path: 'ruolo', label: 'Ruolo', kind: 'text' },
      { path: 'ufficio', label: 'Ufficio', kind: 'text' },
    ],
    sorts: ['cognome'],
    defaultSort: 'cognome',
  },
  form: [],
})
