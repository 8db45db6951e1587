import { connection } from 'next/server'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { ConfirmEmail } from '@/components/accounts/confirm-email'
import { emailChangeOf } from '@/lib/features/accounts/change-email'

export const metadata = { title: 'Conferma il nuovo indirizzo' }
export const instant = false

const WAYS = [['/area-clienti/login', 'Accedi']] as const
const DEAD = 'È scaduto o è già stato usato. Se l’indirizzo non è ancora cambiato, chiedi un nuovo link.'

export default async function ConfirmEmailPage({ params }: { params: Promise<{ id: string }> }) {
  await connection()
  const { id } = await params
  const found = await emailChangeOf(id)
  if (!found) return <AuthFrame area="client" title="Il link non vale più" lead={DEAD} links={WAYS} />
  return (
    <AuthFrame
      area="client"
      title={`Ciao ${found.nome}`}
      lead={`Conferma che ${found.email} è il tuo indirizzo: da quel momento le comunicazioni arrivano lì, e lì entri nell’area clienti. Se non ne sai nulla, chiudi questa pagina.`}
    >
      <ConfirmEmail id={id} />
    </AuthFrame>
  )
}
