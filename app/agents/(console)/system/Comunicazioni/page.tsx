import { Inbox } from '@/components/comunicazioni/inbox'
import { PageHeader } from '@/components/data/page/page-header'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Comunicazioni' }

export default async function AgentAnnouncements() {
  await requireAgent()
  return (
    <>
      <PageHeader title="Comunicazioni" />
      <Inbox />
    </>
  )
}
