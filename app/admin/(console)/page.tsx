import { Hub } from '@/components/home/hub'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'
import { todayInRome } from '@/lib/core/dates'
import { adminHome } from '@/lib/features/home/data'
import { setupOf } from '@/lib/features/setup/data'

export const metadata = { title: 'Oggi' }

export default async function AdminHub() {
  const scope = await requireAdmin()
  const { nome, permissions, ticketing } = scope.actor
  const [home, setup] = await Promise.all([adminHome(scope), setupOf(scope.actor)])
  const seesAnything = [permissions, ticketing].some((flags) => Object.values(flags).includes(true))
  return (
    <Hub
      nome={nome}
      today={todayInRome()}
      home={home}
      setup={setup}
      seesAnything={seesAnything}
      seesReports={can(scope.actor, 'reports_see')}
    />
  )
}
