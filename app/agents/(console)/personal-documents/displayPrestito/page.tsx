import { FlyerDesk } from '@/components/agent-docs/flyer-desk'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Volantino prestito' }

export default async function LoanFlyerPage() {
  await requireAgent()
  return <FlyerDesk kind="prestito" />
}
