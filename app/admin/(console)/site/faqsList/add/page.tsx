import { FaqForm } from '@/lib/features/faqs/form'
import { faqs } from '@/lib/features/faqs/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova FAQ' }

export default addPage(faqs, FaqForm)
