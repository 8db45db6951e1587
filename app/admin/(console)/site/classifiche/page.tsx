import { RankingsHub } from '@/components/rankings/hub'
import { requireAdmin } from '@/lib/auth/gates'
import { rankingCards } from '@/lib/features/rankings/data'
import { waitingRatings } from '@/lib/features/ratings/data'

export const metadata = { title: 'Classifiche' }

export default async function RankingsPage() {
  const scope = await requireAdmin('rankings_manage')
  const [cards, queue] = await Promise.all([rankingCards(scope), waitingRatings(scope)])
  return <RankingsHub cards={cards} queue={queue} />
}
