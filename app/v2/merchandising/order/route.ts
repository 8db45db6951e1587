import { merchandising } from '@/lib/features/merchandising/resource'
import { orderRoute } from '@/lib/resources/routes'

export const { POST } = orderRoute(merchandising)
