import { ReceivedPage } from '@/components/comunicazioni/received-page'
import { requireAgent } from '@/lib/auth/gates'
import { receivedOne } from '@/lib/features/comunicazioni/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Comunicazione' }

export default async function AgentAnnouncement({ params }: { params: Promise<{ id: string }> }) {
  const scope = await requireAgent()
  const { id } = await params
  return <ReceivedPage announcement={await orMissingPage(receivedOne(scope, id))} />
}
