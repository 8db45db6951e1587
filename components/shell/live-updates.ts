import type { EventType } from '@/lib/realtime/events'

/** First words of the query keys that each event makes old; the second word is always the area. */
export const TOUCHED: Record<Exclude<EventType, 'session.revoked'>, readonly string[]> = {
  'ticket.updated': ['tickets'],
  'ticket.notification': ['tickets'],
  'comunicazione.published': ['comunicazioni'],
  'pratica.updated': ['pratiche', 'reports/praticheFerme'],
  'lead.assigned': ['leadRequests', 'percLeads'],
  'cart.updated': ['cart'],
  'order.updated': ['merchandising', 'merchandising/orders', 'cart'],
  'notification.created': ['notifications'],
  'sync.updated': ['syncs', 'imports', 'pratiche'],
  'job.updated': ['jobs'],
}
