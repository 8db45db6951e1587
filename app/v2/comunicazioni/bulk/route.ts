import { comunicazioni } from '@/lib/features/comunicazioni/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(comunicazioni)
