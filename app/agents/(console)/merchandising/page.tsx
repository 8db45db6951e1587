import { Shop } from '@/components/merchandising/shop'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Merchandising' }

export default async function MerchandisingPage() {
  await requireAgent()
  return <Shop />
}
