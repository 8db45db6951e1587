import { OfficeDesk } from '@/components/saved-quotes/office-desk'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Calcolatore prestiti' }

export default async function LoansPage() {
  const { actor } = await requireAdmin()
  return (
    <OfficeDesk
      actor={actor}
      title="Calcolatore prestiti"
      about="Le tabelle di tutte le famiglie e le cessioni di tutti gli operatori, per qualunque agente."
      kinds={['prestito', 'cdq']}
    />
  )
}
