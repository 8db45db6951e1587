import { OfficeDesk } from '@/components/saved-quotes/office-desk'
import { requireAdmin } from '@/lib/auth/gates'

export const metadata = { title: 'Calcolatore mutui' }

export default async function MortgagesPage() {
  const { actor } = await requireAdmin()
  return (
    <OfficeDesk
      actor={actor}
      title="Calcolatore mutui"
      about="Tutte le banche di oggi, perché le altre restano fuori, e che cosa cambia se l’indice si muove."
      kinds={['mutuo']}
    />
  )
}
