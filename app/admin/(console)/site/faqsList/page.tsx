import { faqs } from '@/lib/features/faqs/resource'
import { listPage } from '@/lib/resources/pages'

export default listPage(faqs)
