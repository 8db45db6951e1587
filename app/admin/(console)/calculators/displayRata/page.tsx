import { FlyerDesk } from '@/components/materials/flyer-desk'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Volantino rata' }

export default async function RataFlyerPage() {
  await requireAdmin('agents_manage')
  return <FlyerDesk kind="rata" />
}
