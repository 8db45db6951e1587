import { SegnalatoreForm } from '@/lib/features/provvigioni/segnalatori/form'
import { segnalatori } from '@/lib/features/provvigioni/segnalatori/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuovo segnalatore' }

export default addPage(segnalatori, SegnalatoreForm)
