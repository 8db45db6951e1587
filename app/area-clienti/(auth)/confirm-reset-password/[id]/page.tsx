import { connection } from 'next/server'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { ForgotForm } from '@/components/accounts/forgot-form'
import { ResetForm } from '@/components/accounts/reset-form'
import { passwordLink } from '@/lib/features/accounts/data'

export const metadata = { title: 'Nuova password' }
export const instant = false

const BACK = [['/area-clienti/login', 'Torna all’accesso']] as const
const DEAD = 'Questo link è scaduto o è già stato usato. Scrivi il tuo indirizzo e te ne inviamo uno nuovo.'

export default async function ResetPage({ params }: { params: Promise<{ id: string }> }) {
  await connection()
  const { id } = await params
  if (await passwordLink('client', id)) {
    return (
      <AuthFrame area="client" title="Nuova password" links={BACK}>
        <ResetForm area="client" token={id} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame area="client" title="Il link non vale più" lead={DEAD} links={BACK}>
      <ForgotForm area="client" />
    </AuthFrame>
  )
}
