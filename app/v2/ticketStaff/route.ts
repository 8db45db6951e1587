import { ticketStaff } from '@/lib/features/ticket-staff/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET } = collectionRoutes(ticketStaff)
