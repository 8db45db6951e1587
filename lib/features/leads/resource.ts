import 'server-only'
import { passMeetingOfLead } from '@/lib/features/meetings/pass'
import { adminsWith, noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import type { Lead } from '@/prisma/generated/client'
import { visibleLeads } from './access'
import { assignVerb, leadColumns, leadFilters, leadHistory, leadPresets } from './fields'
import { leadNoteSchema } from './schema'

export const leads = defineResource({
  path: 'leadRequests',
  page: '/admin/feeds/leadRequests',
  areas: { agent: '/agents/richieste' },
  model: 'lead',
  audit: 'Lead',
  recordsExports: 'Lead',
  labels: { one: 'richiesta', many: 'richieste', article: 'f' },
  title: (row) => String(row.codice),
  schema: leadNoteSchema,
  readonly: [
    'codice',
    'product',
    'stato',
    'nome',
    'cognome',
    'email',
    'telefono',
    'provincia',
    'finalita',
    'importo',
    'durataMesi',
    'input',
    'quoteId',
    'offerta',
    'channel',
    'campaign',
    'joinedToId',
    'agentId',
    'agencyId',
    'praticaId',
    'assignedAt',
    'contattatoAt',
    'appuntamentoAt',
    'motivoPerso',
  ],
  include: { agent: { select: { id: true, nome: true, cognome: true } } },
  codecs: { importo: 'money' },
  permission: 'leads_manage',
  access: { read: visibleLeads, create: noAccess, update: visibleLeads, delete: noAccess },
  hooks: {
    afterChange: ({ before, after, ctx, tx }) =>
      passMeetingOfLead({ tx, author: ctx, before: before as Lead | null, after: after as Lead | null }),
  },
  list: {
    columns: leadColumns,
    filters: leadFilters,
    sorts: ['createdAt', 'cognome'],
    defaultSort: '-createdAt',
    search: true,
    reads: ['stato', 'nome', 'cognome', 'telefono', 'praticaId'],
    presets: leadPresets,
    verbs: [{ ...assignVerb, access: adminsWith('leads_manage') }],
  },
  form: [{ name: 'note', label: 'Note', kind: 'textarea' }],
  history: leadHistory,
})
