import { ticketStaff } from '@/lib/features/ticket-staff/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET } = itemRoutes(ticketStaff)
