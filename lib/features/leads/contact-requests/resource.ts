import 'server-only'
import { z } from 'zod'
import { visibleRequests } from '@/lib/features/leads/access'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { requestColumns, requestFilters, requestPresets } from './fields'

/** Messages, call-backs and applications from the site; they are only moved on, by a verb of their own. */
export const requests = defineResource({
  path: 'requests',
  page: '/admin/feeds/requests',
  model: 'contactRequest',
  recordsExports: 'Contatti',
  labels: { one: 'contatto', many: 'contatti e candidature' },
  title: (row) => `${row.nome} ${row.cognome}`,
  schema: z.strictObject({}),
  readonly: [
    'version',
    'kind',
    'stato',
    'nome',
    'cognome',
    'email',
    'telefono',
    'messaggio',
    'dettagli',
    'agentId',
    'agencyId',
    'praticaId',
    'campaign',
    'note',
    'createdAt',
    'updatedAt',
  ],
  include: {
    agent: { select: { id: true, nome: true, cognome: true } },
    agency: { select: { id: true, nome: true } },
    file: { select: { id: true, name: true, size: true } },
    pratica: { select: { id: true, codice: true } },
  },
  permission: 'leads_manage',
  access: { read: visibleRequests, create: noAccess, update: noAccess, delete: noAccess },
  list: {
    columns: requestColumns,
    filters: requestFilters,
    sorts: ['createdAt', 'cognome'],
    defaultSort: '-createdAt',
    search: true,
    presets: requestPresets,
  },
  form: [],
})
