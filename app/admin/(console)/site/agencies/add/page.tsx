import { AgencyForm } from '@/lib/features/agencies/form'
import { agencies } from '@/lib/features/agencies/resource'
import { addPage } from '@/lib/resources/pages'

export const metadata = { title: 'Nuova agenzia' }

export default addPage(agencies, AgencyForm)
