import { redirect } from 'next/navigation'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { EnrolPage } from '@/components/accounts/enrol-page'
import { currentActor } from '@/lib/auth/gates'
import { ROLES } from '@/lib/auth/roles'
import { mustEnrol } from '@/lib/auth/second-factor'

export const metadata = { title: 'Verifica in due passaggi' }
export const instant = false

export default async function EnrolmentPage() {
  const actor = await currentActor('agent')
  if (!actor) redirect(ROLES.agent.login)
  if (!(await mustEnrol(actor))) redirect(ROLES.agent.area)
  return (
    <AuthFrame
      area="agent"
      title="Attiva la verifica in due passaggi"
      lead="La tua società la chiede per entrare, e il tempo per attivarla è passato. Scegli un modo: un’app o una passkey."
    >
      <EnrolPage area="agent" />
    </AuthFrame>
  )
}
