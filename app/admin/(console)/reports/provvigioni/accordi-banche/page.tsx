import { bankAccordi } from '@/lib/features/provvigioni/bank-accordi/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Accordi con le banche' }

export default listPage(bankAccordi, { gate: ['provvigioni_see'] })
