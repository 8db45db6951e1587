import { StaffRatings } from '@/components/ratings/ratings-list'
import { votiDipendenti } from '@/lib/features/ratings/resource'
import { listPage } from '@/lib/resources/pages'

export const metadata = { title: 'Voti ai dipendenti' }

export default listPage(votiDipendenti, { List: StaffRatings })
