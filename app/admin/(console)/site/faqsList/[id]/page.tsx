import { FaqForm } from '@/lib/features/faqs/form'
import { faqs } from '@/lib/features/faqs/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'FAQ' }

export default itemPage(faqs, FaqForm)
