import { Hub } from '@/components/admin/hub'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { visibleNavigation } from '@/components/shell/navigation/visible'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { overview } from '@/lib/features/overview/data'

export const metadata = { title: 'Oggi' }

export default async function AdminHub() {
  const scope = await requireAdmin()
  const { actor } = scope
  const navigation = visibleNavigation(
    adminNavigation,
    ({ permissions, menu }) => menu && can(actor, ...permissions),
  )
  return <Hub nome={actor.nome} overview={await overview(scope)} navigation={navigation} />
}
