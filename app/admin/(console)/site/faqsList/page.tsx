import { FaqList } from '@/components/faqs/faq-list'
import { faqs } from '@/lib/features/faqs/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'FAQ' }

export default listPage(faqs, { List: FaqList })
