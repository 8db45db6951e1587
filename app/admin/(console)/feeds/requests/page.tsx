import { RequestList } from '@/components/leads/contact-requests/request-list'
import { requests } from '@/lib/features/leads/contact-requests/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Contatti e candidature' }

export default listPage(requests, { List: RequestList })
