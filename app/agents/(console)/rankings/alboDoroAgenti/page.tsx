import { Hall } from '@/components/rankings/hall'
import { requireAgent } from '@/lib/auth/gates'
import { hallOfFame } from '@/lib/features/rankings/hall-of-fame'

export const metadata = { title: 'Albo d’oro agenti' }

export default async function HallPage() {
  const { actor } = await requireAgent()
  const halls = await Promise.all([hallOfFame(actor, 'agenti'), hallOfFame(actor, 'managers')])
  return <Hall title="Albo d’oro agenti" halls={halls} />
}
