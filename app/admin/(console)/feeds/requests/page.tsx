import { RequestList } from '@/components/contact-requests/request-list'
import { requests } from '@/lib/features/contact-requests/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Contatti e candidature' }

export default listPage(requests, { List: RequestList })
