import { FaqCategoryForm } from '@/lib/features/faq-categories/form'
import { faqCategories } from '@/lib/features/faq-categories/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Categoria di FAQ' }

export default itemPage(faqCategories, FaqCategoryForm)
