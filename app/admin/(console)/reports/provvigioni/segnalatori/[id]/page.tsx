import { SegnalatoreForm } from '@/lib/features/provvigioni/segnalatori/form'
import { segnalatori } from '@/lib/features/provvigioni/segnalatori/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Segnalatore' }

export default itemPage(segnalatori, SegnalatoreForm, { gate: ['provvigioni_see'] })
