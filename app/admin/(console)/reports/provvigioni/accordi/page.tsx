import { accordi } from '@/lib/features/provvigioni/accordi/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Accordi sulle provvigioni' }

export default listPage(accordi, { gate: ['provvigioni_see'] })
