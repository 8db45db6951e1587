import { LeadPage } from '@/components/leads/office-lead-page'
import { leads } from '@/lib/features/leads/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Richiesta' }

export default detailPage(leads, LeadPage)
