import { tickets } from '@/lib/features/tickets/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(tickets)
