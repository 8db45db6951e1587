import { notFound } from 'next/navigation'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { RegisterForm } from '@/components/accounts/register-form'
import { capitalized } from '@/lib/core/text'
import { type Inviter, inviter } from '@/lib/features/accounts/registration'

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
      lead={leadOf(code, invited)}
      links={[['/area-clienti/login', 'Hai già un account? Accedi']]}
      wide
    >
      <RegisterForm referal={code} />
    </AuthFrame>
  )
}

const WHAT = 'segui la tua pratica passo per passo e carica i documenti quando servono.'

/** Who invited them, and what a client who did will see; of a code that nobody has, that it does not matter. */
function leadOf(code: string | undefined, invited: Inviter | null): string {
  if (invited) return `Ti ha invitato ${invited.name}: ${WHAT}${invited.isClient ? SEEN : ''}`
  if (!code) return capitalized(WHAT)
  return `Il codice «${code}» non è di nessuno: controlla il link che hai ricevuto, oppure registrati senza invito. ${capitalized(WHAT)}`
}

const SEEN =
  ' Chi ti ha invitato vedrà le tue iniziali, che ti sei registrato e se apri una pratica: nient’altro.'
