import 'server-only'
import { z } from 'zod'
import { PRODOTTI } from '@/lib/features/bank-products/schema'
import { nobody } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { visibleLeads } from './access'
import { CANALI, STATI_LEAD } from './schema'

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const stati = Object.entries(STATI_LEAD).map(([value, { label, tone }]) => ({ value, label, tone }))

export const leads = defineResource({
  path: 'leadRequests',
  page: '/admin/feeds/leadRequests',
  model: 'lead',
  audit: 'Lead',
  labels: { one: 'richiesta', many: 'richieste', article: 'f' },
  title: (row) => String(row.codice),
  schema: z.strictObject({ note: z.string().max(10_000, 'Al massimo 10.000 lettere.') }),
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
  access: { read: visibleLeads, create: nobody, update: visibleLeads, delete: nobody },
  list: {
    columns: [
      { path: 'codice', label: 'Codice', kind: 'title' },
      { path: 'cognome', label: 'Cognome', kind: 'text', sort: 'cognome' },
      { path: 'nome', label: 'Nome', kind: 'text' },
      { path: 'product', label: 'Prodotto', kind: 'badge', options: options(PRODOTTI) },
      { path: 'importo', label: 'Importo', kind: 'money' },
      { path: 'stato', label: 'Stato', kind: 'badge', options: stati },
      { path: 'channel', label: 'Canale', kind: 'badge', options: options(CANALI) },
      { path: 'agent', label: 'Agente', kind: 'person' },
      { path: 'createdAt', label: 'Arrivata', kind: 'instant', sort: 'createdAt' },
    ],
    filters: [
      { name: 'stato', label: 'Stato', kind: 'enum', options: stati },
      { name: 'product', label: 'Prodotto', kind: 'enum', options: options(PRODOTTI) },
      { name: 'channel', label: 'Canale', kind: 'enum', options: options(CANALI) },
      { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents' },
      { name: 'createdAt', label: 'Arrivata', kind: 'dayRange' },
    ],
    sorts: ['createdAt', 'cognome'],
    defaultSort: '-createdAt',
    search: true,
  },
  form: [{ name: 'note', label: 'Note', kind: 'textarea' }],
})
