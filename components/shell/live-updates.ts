import type { EventType } from '@/lib/realtime/events'

/** First words of the query keys that each event makes old; the second word is always the area. */
export const TOUCHED: Record<Exclude<EventType, 'session.revoked'>, readonly string[]> = {
  'ticket.updated': ['tickets'],
  'ticket.notification': ['tickets', 'notifications'],
  'comunicazione.published': ['comunicazioni', 'notifications'],
  'pratica.updated': ['pratiche', 'reports/praticheFerme', 'notifications'],
  'lead.assigned': ['leadRequests', 'percLeads', 'notifications'],
  'cart.updated': ['cart'],
  'order.updated': ['merchandising', 'merchandising/orders', 'cart', 'notifications'],
  'sync.updated': ['syncs', 'imports', 'pratiche'],
  'job.updated': ['jobs', 'notifications'],
}
