import { FaqCategoryForm } from '@/lib/features/faqs/categories/form'
import { faqCategories } from '@/lib/features/faqs/categories/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Categoria di FAQ' }

export default itemPage(faqCategories, FaqCategoryForm)
