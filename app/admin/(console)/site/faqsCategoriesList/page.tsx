import { faqCategories } from '@/lib/features/faqs/categories/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Categorie di FAQ' }

export default listPage(faqCategories)
