import { OwnBdv } from '@/components/materials/bdv-desk'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Biglietto da visita' }

export default async function BdvPage() {
  await requireAgent()
  return <OwnBdv />
}
