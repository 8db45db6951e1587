import { RatesToday } from '@/components/rates/rates-today'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Euribor ed Eurirs' }

export default async function RatesPage() {
  await requireAgent()
  return <RatesToday />
}
