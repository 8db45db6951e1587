import { AccordoForm } from '@/lib/features/provvigioni/accordi/form'
import { accordi } from '@/lib/features/provvigioni/accordi/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo accordo' }

export default addPage(accordi, AccordoForm)
