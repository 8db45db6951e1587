import 'server-only'
import { can } from '@/lib/auth/actor'
import type { HistoryRule } from '@/lib/resources/history'

/** Tickets are written by verbs: their history is for the administrators who work with tickets. */
export const ticketHistory: HistoryRule = {
  audit: 'Tickets',
  model: 'ticket',
  title: (row) => String(row.codice),
  access: { read: (actor) => actor?.role === 'admin' && can(actor, 'ticketing_access') },
}
