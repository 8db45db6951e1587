import { FaqCategoryForm } from '@/lib/features/faq-categories/form'
import { faqCategories } from '@/lib/features/faq-categories/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova categoria di FAQ' }

export default addPage(faqCategories, FaqCategoryForm)
