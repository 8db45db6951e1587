import { ListingPage } from '@/components/partners/listing-page'
import { requireAdmin } from '@/lib/auth/gates'
import { listingDetail } from '@/lib/features/partners/listing'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Annuncio' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function ListingRecordPage({ params }: Props) {
  const scope = await requireAdmin('leads_manage')
  const { id } = await params
  return <ListingPage {...(await orMissingPage(listingDetail(scope, id)))} />
}
