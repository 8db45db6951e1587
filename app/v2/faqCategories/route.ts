import { faqCategories } from '@/lib/features/faq-categories/resource'
import { collectionRoutes } from '@/lib/resources/routes'

export const { GET, POST } = collectionRoutes(faqCategories)
