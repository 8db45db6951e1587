import { QuotingDesk } from '@/components/saved-quotes/quoting-desk'
import { can } from '@/lib/auth/actor'
import { requireAgent } from '@/lib/auth/gates'

export const metadata = { title: 'Preventivo prestito' }

export default async function QuotingPage() {
  const { actor } = await requireAgent()
  return (
    <QuotingDesk
      title="Preventivo prestito"
      about="Le offerte delle tue tabelle: si confrontano, si salvano e si inviano al cliente."
      kinds={['prestito', 'cdq', 'mutuo']}
      rights={{
        list: '/agents/personal-documents/preventivi',
        office: false,
        shares: can(actor, 'provvigioni_see'),
        supposes: false,
      }}
    />
  )
}
