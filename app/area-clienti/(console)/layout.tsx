import type { ReactNode } from 'react'
import { clientsNavigation } from '@/components/shell/navigation/clients'
import { visibleNavigation } from '@/components/shell/navigation/visible'
import { Shell } from '@/components/shell/shell'
import { requireClient } from '@/lib/auth/gates'
import { shellUser } from '@/lib/settings/shell-user'

/** Guards the look of the area; every page and query behind it asks its own gate again. */
export default async function ClientsConsole({ children }: { children: ReactNode }) {
  const { actor } = await requireClient()
  const navigation = visibleNavigation(clientsNavigation, () => true)
  return (
    <Shell area="client" user={await shellUser(actor)} navigation={navigation}>
      {children}
    </Shell>
  )
}
