import { faqs } from '@/lib/features/faqs/resource'
import { orderRoute } from '@/lib/resources/routes'

export const { POST } = orderRoute(faqs)
