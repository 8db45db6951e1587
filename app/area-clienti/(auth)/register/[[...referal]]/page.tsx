import { notFound } from 'next/navigation'
import { AuthFrame } from '@/components/account/auth-frame'
import { RegisterForm } from '@/components/account/register-form'

export const metadata = { title: 'Registrati' }
export const instant = false

type Props = { params: Promise<{ referal?: string[] }> }

export default async function RegisterPage({ params }: Props) {
  const { referal = [] } = await params
  if (referal.length > 1) notFound()
  return (
    <AuthFrame
      area="client"
      title="Crea il tuo account"
      lead="Segui la tua pratica passo per passo e carica i documenti quando servono."
      links={[['/area-clienti/login', 'Hai già un account? Accedi']]}
      wide
    >
      <RegisterForm referal={referal[0] && decodeURIComponent(referal[0])} />
    </AuthFrame>
  )
}
