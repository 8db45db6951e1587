import { ResourceList } from '@/components/data/resource-list'
import { requireAdmin } from '@/lib/auth/gates'
import { pratiche } from '@/lib/features/pratiche/resource'

export const metadata = { title: 'Pratiche' }

/** Cases are opened by agents and never deleted: the list looks for them and exports them. */
export default async function AdminCases() {
  await requireAdmin('pratiche_manage')
  return <ResourceList view={pratiche.view} />
}
