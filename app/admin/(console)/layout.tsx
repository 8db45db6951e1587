import type { ReactNode } from 'react'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { opens, visibleNavigation } from '@/components/shell/navigation/visible'
import { Shell } from '@/components/shell/shell'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { shellUser } from '@/lib/settings/shell-user'

/** Guards the look of the area; every page and query behind it asks its own gate again. */
export default async function AdminConsole({ children }: { children: ReactNode }) {
  const { actor } = await requireAdmin()
  const navigation = visibleNavigation(adminNavigation, (screen) =>
    opens(screen, actor.permissions, can(actor, ...screen.permissions)),
  )
  return (
    <Shell area="admin" user={await shellUser(actor)} navigation={navigation}>
      {children}
    </Shell>
  )
}
