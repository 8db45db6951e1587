import { merchandising } from '@/lib/features/merchandising/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(merchandising)
