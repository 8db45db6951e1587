import 'server-only'
import { noAccess } from '@/lib/resources/access'
import { defineResource } from '@/lib/resources/define'
import { answeredTickets, assignableTickets, movableTickets, visibleTickets } from './access'
import {
  assignVerb,
  ownTicketPresets,
  stateVerb,
  ticketColumns,
  ticketFigures,
  ticketFilters,
  ticketForm,
  ticketHistory,
  ticketInclude,
  ticketPresets,
  ticketReadonly,
} from './fields'
import { ticketHooks } from './hooks'
import { ticketFieldsSchema } from './schema'

/** Tickets as the office works on them; who opened one reads it by `getMines`, and writes by verbs. */
export const tickets = defineResource({
  path: 'tickets',
  page: '/admin/tickets',
  model: 'ticket',
  audit: 'Tickets',
  labels: { one: 'ticket', many: 'ticket' },
  title: (row) => String(row.codice),
  schema: ticketFieldsSchema,
  readonly: ticketReadonly,
  include: ticketInclude,
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
    ownPresets: ownTicketPresets,
    verbs: [
      { ...assignVerb, access: assignableTickets },
      { ...stateVerb, access: movableTickets },
    ],
  },
  form: ticketForm,
  history: ticketHistory,
})
