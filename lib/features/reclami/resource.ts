import 'server-only'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { answeredComplaints, visibleComplaints } from './access'
import {
  complaintColumns,
  complaintFilters,
  complaintForm,
  complaintHistory,
  complaintPresets,
} from './fields'
import { complaintHooks } from './hooks'
import { complaintSchema } from './schema'

/** The register of complaints. A line comes with its ticket and never goes: what was wrong is said by its outcome. */
export const reclami = defineResource({
  path: 'reclami',
  page: '/admin/compliance/reclami',
  model: 'reclamo',
  audit: 'Reclami',
  recordsExports: 'Reclami',
  labels: { one: 'reclamo', many: 'reclami' },
  title: (row) => String(row.codice),
  schema: complaintSchema,
  codecs: {
    ricevutoIl: 'day',
    consigliatoIl: 'day',
    entroIl: 'day',
    rispostoIl: 'day',
    abfIl: 'day',
  },
  readonly: [
    'codice',
    'ticketId',
    'agentId',
    'ricevutoIl',
    'consigliatoIl',
    'entroIl',
    'esito',
    'rispostoIl',
  ],
  include: {
    ticket: { select: { id: true, codice: true, oggetto: true } },
    agent: { select: { id: true, nome: true, cognome: true } },
  },
  // The screens open to who sees the duties; what is written in the register is for who answers tickets.
  permission: 'ticketing_full_access',
  access: { read: visibleComplaints, create: noAccess, update: answeredComplaints, delete: noAccess },
  hooks: complaintHooks,
  list: {
    columns: complaintColumns,
    filters: complaintFilters,
    sorts: ['ricevutoIl', 'entroIl', 'createdAt'],
    defaultSort: '-ricevutoIl',
    presets: complaintPresets,
  },
  form: complaintForm,
  history: complaintHistory,
})
