import { ticketMacros } from '@/lib/features/ticket-macros/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(ticketMacros)
