import { RatesAdmin } from '@/components/rates/rates-admin'
import { can } from '@/lib/auth/actor'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Euribor ed Eurirs' }

export default async function RatesPage() {
  const { actor } = await requireAdmin('banks_manage')
  return <RatesAdmin seesHistory={can(actor, 'commits_see')} />
}
