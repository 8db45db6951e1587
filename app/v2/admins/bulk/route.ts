import { admins } from '@/lib/features/admins/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(admins)
