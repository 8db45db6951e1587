import 'server-only'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { answeredTickets, assignableTickets, movableTickets, visibleTickets } from './access'
import { ticketHooks } from './hooks'
import {
  assignVerb,
  stateVerb,
  ticketColumns,
  ticketFigures,
  ticketFilters,
  ticketHistory,
  ticketPresets,
} from './layout'
import { ticketFieldsSchema } from './schema'
import { PRIORITA_OPTIONS } from './states'

const nome = { select: { id: true, nome: true, cognome: true } } as const
const surname = { select: { id: true, name: true, surname: true } } as const

/** Tickets as the office works on them; who opened one reads it by `getMines`, and writes by verbs. */
export const tickets = defineResource({
  path: 'tickets',
  page: '/admin/tickets',
  model: 'ticket',
  audit: 'Tickets',
  labels: { one: 'ticket', many: 'ticket' },
  title: (row) => String(row.codice),
  schema: ticketFieldsSchema,
  readonly: [
    ...(['codice', 'oggetto', 'stato', 'agentId', 'clientId', 'openedByAdminId', 'assigneeId'] as const),
    ...(['notifyUser', 'readedFrom', 'daRispondere', 'lastMessageAt', 'closedAt', 'riprendiIl'] as const),
    ...(['primaRispostaEntro', 'primaRispostaAt', 'risoluzioneEntro', 'risoltoAt'] as const),
    ...(['minutiPrimaRisposta', 'minutiRisoluzione', 'pausaDal', 'minutiPausa', 'scadeAt'] as const),
    ...(['fuoriTempo', 'riaperture', 'csat', 'csatCommento', 'unitoAId'] as const),
  ],
  include: {
    agent: nome,
    client: nome,
    openedByAdmin: surname,
    assignee: surname,
    category: { select: { id: true, nome: true } },
    pratica: { select: { id: true, codice: true } },
    unitoA: { select: { id: true, codice: true } },
  },
  permission: 'ticketing_full_access',
  access: { read: visibleTickets, create: noAccess, update: answeredTickets, delete: noAccess },
  hooks: ticketHooks,
  list: {
    columns: ticketColumns,
    filters: ticketFilters,
    figures: ticketFigures,
    sorts: ['lastMessageAt', 'createdAt', 'scadeAt'],
    nullableSorts: ['scadeAt'],
    defaultSort: '-lastMessageAt',
    search: true,
    reads: ['codice', 'assigneeId', 'readedFrom', 'daRispondere', 'stato'],
    presets: ticketPresets,
    verbs: [
      { ...assignVerb, access: assignableTickets },
      { ...stateVerb, access: movableTickets },
    ],
  },
  form: [
    { name: 'categoryId', label: 'Categoria', kind: 'ref', resource: 'ticketCategories', required: true },
    { name: 'priorita', label: 'Priorità', kind: 'select', options: PRIORITA_OPTIONS, required: true },
    { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche' },
    { name: 'tag', label: 'Etichette', kind: 'tags' },
  ],
  history: ticketHistory,
})
