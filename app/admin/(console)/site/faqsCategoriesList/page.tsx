import { faqCategories } from '@/lib/features/faq-categories/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(faqCategories)
