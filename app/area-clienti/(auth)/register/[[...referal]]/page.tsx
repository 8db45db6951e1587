import { notFound } from 'next/navigation'
import { AuthFrame } from '@/components/account/auth-frame'
import { RegisterForm } from '@/components/account/register-form'
import { inviter } from '@/lib/features/accounts/registration'

export const metadata = { title: 'Registrati' }
export const instant = false

type Props = { params: Promise<{ referal?: string[] }> }

export default async function RegisterPage({ params }: Props) {
  const { referal = [] } = await params
  if (referal.length > 1) notFound()
  const code = referal[0] && decodeURIComponent(referal[0])
  const invited = await inviter(code)
  return (
    <AuthFrame
      area="client"
      title="Crea il tuo account"
      lead={
        invited
          ? `Ti ha invitato ${invited.name}: segui la tua pratica e carica i documenti quando servono.${invited.isClient ? ' Chi ti ha invitato vedrà le tue iniziali, che ti sei registrato e se apri una pratica: nient’altro.' : ''}`
          : 'Segui la tua pratica passo per passo e carica i documenti quando servono.'
      }
      links={[['/area-clienti/login', 'Hai già un account? Accedi']]}
      wide
    >
      <RegisterForm referal={code} />
    </AuthFrame>
  )
}
