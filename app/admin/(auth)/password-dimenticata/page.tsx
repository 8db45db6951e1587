import { connection } from 'next/server'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { ForgotForm } from '@/components/accounts/forgot-form'
import { ResetForm } from '@/components/accounts/reset-form'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'
import { passwordLink } from '@/lib/features/accounts/data'

export const metadata = { title: 'Password dimenticata' }
export const instant = false

const BACK = [['/admin/login', 'Torna all’accesso']] as const
const HOW = 'Scrivi l’indirizzo con cui accedi: ti inviamo un link per scegliere una nuova password.'
const DEAD = 'Questo link è scaduto o è già stato usato. Scrivi il tuo indirizzo e te ne inviamo uno nuovo.'

export default async function PasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await searchParam(searchParams, 'token')
  // A link ends at an hour, which is another at each visit.
  if (token) await connection()
  const link = token ? await passwordLink('admin', token) : null
  if (token && link) {
    return (
      <AuthFrame area="admin" title="Nuova password" links={BACK}>
        <ResetForm area="admin" token={token} isInvited={link === 'invite'} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame area="admin" title="Password dimenticata" lead={token ? DEAD : HOW} links={BACK}>
      <ForgotForm area="admin" />
    </AuthFrame>
  )
}
