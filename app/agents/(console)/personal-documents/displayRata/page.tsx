import { FlyerDesk } from '@/components/materials/flyer-desk'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Volantino rata' }

export default async function RataFlyerPage() {
  await requireAgent()
  return <FlyerDesk kind="rata" />
}
