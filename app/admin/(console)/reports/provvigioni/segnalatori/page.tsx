import { segnalatori } from '@/lib/features/provvigioni/segnalatori/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Segnalatori' }

export default listPage(segnalatori, { gate: ['provvigioni_see'] })
