import { FlyerDesk } from '@/components/materials/flyer-desk'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Volantino prestito' }

export default async function LoanFlyerPage() {
  await requireAgent()
  return <FlyerDesk kind="prestito" />
}
