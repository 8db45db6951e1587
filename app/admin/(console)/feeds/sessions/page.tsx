import { SessionsFeed } from '@/components/accounts/sessions-feed'
import { PageHeader } from '@/components/data/page/page-header'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Sessioni' }

export default async function SessionsPage() {
  await requireAdmin('sessions_see')
  return (
    <>
      <PageHeader title="Sessioni" />
      <SessionsFeed />
    </>
  )
}
