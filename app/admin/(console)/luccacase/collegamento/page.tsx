import { Connection } from '@/components/partners/connection'
import { requireAdmin } from '@/lib/auth/gates'
import { connectionOf } from '@/lib/features/partners/data'

export const metadata = { title: 'Collegamento con il partner' }

export default async function ConnectionPage() {
  const scope = await requireAdmin('leads_manage')
  return <Connection {...(await connectionOf(scope))} />
}
