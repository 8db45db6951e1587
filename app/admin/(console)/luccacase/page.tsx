import { ListingsList } from '@/components/partners/listings-list'
import { annunci } from '@/lib/features/partners/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Partner immobiliare' }

export default listPage(annunci, { List: ListingsList })
