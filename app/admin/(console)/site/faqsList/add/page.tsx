import { FaqForm } from '@/lib/features/faqs/form'
import { faqs } from '@/lib/features/faqs/resource'
import { addPage } from '@/lib/resources/pages'

export default addPage(faqs, FaqForm)
