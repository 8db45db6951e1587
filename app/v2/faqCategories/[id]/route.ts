import { faqCategories } from '@/lib/features/faq-categories/resource'
import { itemRoutes } from '@/lib/resources/routes'

export const { GET, PATCH, DELETE } = itemRoutes(faqCategories)
