import { faqCategories } from '@/lib/features/faq-categories/resource'
import { bulkRoute } from '@/lib/resources/routes'

export const { POST } = bulkRoute(faqCategories)
