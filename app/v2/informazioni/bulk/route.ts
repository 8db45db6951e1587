import { informazioni } from '@/lib/features/informazioni/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(informazioni)
