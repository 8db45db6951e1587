import { FaqCategoryForm } from '@/lib/features/faqs/categories/form'
import { faqCategories } from '@/lib/features/faqs/categories/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova categoria di FAQ' }

export default addPage(faqCategories, FaqCategoryForm)
