import 'server-only'
import { z } from 'zod'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { TICKET_STAFF } from './staff'

const works = adminsWith('ticketing_access')

/** Who works with tickets, for choosing one: their names and nothing else. */
export const ticketStaff = defineResource({
  path: 'ticketStaff',
  page: '/admin/tickets',
  recordPage: false,
  model: 'admin',
  labels: { one: 'persona dell’assistenza', many: 'persone dell’assistenza', article: 'f' },
  title: (row) => `${row.name} ${row.surname}`,
  schema: z.strictObject({}),
  readonly: ['name', 'surname', 'ufficio'],
  permission: 'ticketing_access',
  access: {
    read: works,
    create: noAccess,
    update: noAccess,
    delete: noAccess,
  },
  narrow: async () => TICKET_STAFF,
  list: {
    columns: [
      { path: 'surname', label: 'Nome', kind: 'title', given: 'name', sort: 'surname' },
      { path: 'ufficio', label: 'Ufficio', kind: 'text' },
    ],
    sorts: ['surname'],
    defaultSort: 'surname',
    search: true,
  },
  form: [],
})
