import { FlyerDesk } from '@/components/materials/flyer-desk'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Volantino prestito' }

export default async function LoanFlyerPage() {
  await requireAdmin('agents_manage')
  return <FlyerDesk kind="prestito" />
}
