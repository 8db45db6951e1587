import { leadsToCall } from '@/components/agents/own-view'
import { LeadList } from '@/components/leads/lead-list'
import { leads } from '@/lib/features/leads/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Richieste' }

export default listPage(leads, { area: 'agent', List: LeadList, viewFor: leadsToCall })
