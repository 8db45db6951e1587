import { contactCenter } from '@/lib/features/rankings/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(contactCenter)
