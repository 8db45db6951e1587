import { connection } from 'next/server'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { ConfirmAccount } from '@/components/accounts/confirm-account'
import { formatInstant } from '@/lib/core/dates'
import { confirmationOf } from '@/lib/features/accounts/data'

export const metadata = { title: 'Conferma l’account' }
export const instant = false

const WAYS = [
  ['/area-clienti/login', 'Accedi'],
  ['/area-clienti/register', 'Registrati'],
] as const
const DEAD = 'È scaduto o è già stato usato. Se hai già confermato, accedi; altrimenti registrati di nuovo.'

export default async function ConfirmPage({ params }: { params: Promise<{ id: string }> }) {
  await connection()
  const { id } = await params
  const found = await confirmationOf(id)
  if (!found) return <AuthFrame area="client" title="Il link non vale più" lead={DEAD} links={WAYS} />
  return (
    <AuthFrame
      area="client"
      title={`Ciao ${found.nome}`}
      lead={`Conferma che ${found.email} è il tuo indirizzo: entrerai nell’area clienti con la password scelta nella registrazione del ${formatInstant(found.quando)}. Se non l’hai inviata tu, chiudi questa pagina.`}
    >
      <ConfirmAccount id={id} />
    </AuthFrame>
  )
}
