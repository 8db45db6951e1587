import { BdvDesk } from '@/components/materials/bdv-desk'
import { requireAdmin } from '@/lib/auth/gates'
import { cardOf } from '@/lib/features/materials/bdv/data'
import { orMissingPage } from '@/lib/http/missing-page'

export const metadata = { title: 'Biglietto da visita' }
export const instant = false

type Props = { params: Promise<{ id: string }> }

export default async function AgentBdvPage({ params }: Props) {
  const { actor } = await requireAdmin('agents_manage')
  const { id } = await params
  await orMissingPage(cardOf(actor, id))
  return <BdvDesk id={id} />
}
