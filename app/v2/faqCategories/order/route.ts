import { faqCategories } from '@/lib/features/faq-categories/resource'
import { orderRoute } from '@/lib/resources/routes'

export const { POST } = orderRoute(faqCategories)
