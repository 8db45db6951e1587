import { Hall } from '@/components/rankings/hall'
import { requireAgent } from '@/lib/auth/gates'
import { hallOfFame } from '@/lib/features/rankings/hall-of-fame'

export const metadata = { title: 'Albo d’oro dipendenti' }

export default async function HallPage() {
  const { actor } = await requireAgent()
  const halls = await Promise.all([hallOfFame(actor, 'dipendenti'), hallOfFame(actor, 'contact_center')])
  return <Hall title="Albo d’oro dipendenti" halls={halls} />
}
