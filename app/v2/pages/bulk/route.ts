import { pages } from '@/lib/features/content/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(pages)
