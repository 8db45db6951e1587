import { faqCategories } from '@/lib/features/faq-categories/resource'
import { exportRoute } from '@/lib/resources/routes'

export const { GET } = exportRoute(faqCategories)
