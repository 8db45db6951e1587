import { AgencyForm } from '@/lib/features/agencies/form'
import { agencies } from '@/lib/features/agencies/resource'
import { itemPage } from '@/lib/resources/pages'

export const metadata = { title: 'Agenzia' }

export default itemPage(agencies, AgencyForm)
