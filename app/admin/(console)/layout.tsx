import type { ReactNode } from 'react'
import { adminNavigation } from '@/components/shell/navigation/admin'
import { visibleNavigation } from '@/components/shell/navigation/visible'
import { Shell } from '@/components/shell/shell'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'

/** Guards the look of the area; every page and query behind it asks its own gate again. */
export default async function AdminConsole({ children }: { children: ReactNode }) {
  const { actor } = await requireAdmin()
  const { nome, cognome, email } = actor
  const navigation = visibleNavigation(adminNavigation, ({ permissions }) => can(actor, ...permissions))
  return (
    <Shell area="admin" user={{ nome, cognome, email }} navigation={navigation}>
      {children}
    </Shell>
  )
}
