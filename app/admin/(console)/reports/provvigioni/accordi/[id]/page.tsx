import { AccordoPage } from '@/components/provvigioni/accordo-page'
import { accordi } from '@/lib/features/provvigioni/accordi/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Accordo' }

export default detailPage(accordi, AccordoPage, { gate: ['provvigioni_see'] })
