import { PickListScreen } from '@/components/merchandising/pick-list-screen'
import { requireAdmin } from '@/lib/auth/gates'
import { pickList } from '@/lib/features/merchandising/ordini/pick-list'

export const metadata = { title: 'Prelievo e pacchi' }

export default async function PickListPage() {
  return <PickListScreen list={await pickList(await requireAdmin('merchandising_manage'))} />
}
