import { accordi } from '@/lib/features/accordi/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(accordi)
