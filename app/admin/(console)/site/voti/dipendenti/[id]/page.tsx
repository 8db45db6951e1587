import { RatingPage } from '@/components/ratings/rating-page'
import { votiDipendenti } from '@/lib/features/ratings/resource'
import { detailPage } from '@/lib/resources/pages'

export const metadata = { title: 'Voto' }

export default detailPage(votiDipendenti, RatingPage)
