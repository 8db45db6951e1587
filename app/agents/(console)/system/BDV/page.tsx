import { BdvOrder } from '@/components/materials/bdv-order'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Biglietti da visita' }

export default async function BdvOrderPage() {
  await requireAgent()
  return <BdvOrder />
}
