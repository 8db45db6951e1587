import { faqs } from '@/lib/features/faqs/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(faqs)
