import { AuthFrame } from '@/components/accounts/auth-frame'
import { ForgotForm } from '@/components/accounts/forgot-form'

export const metadata = { title: 'Password dimenticata' }
export const instant = false

export default function PasswordPage() {
  return (
    <AuthFrame
      area="client"
      title="Password dimenticata"
      lead="Scrivi l’indirizzo con cui ti sei registrato: ti inviamo un link per scegliere una nuova password."
      links={[['/area-clienti/login', 'Torna all’accesso']]}
    >
      <ForgotForm area="client" />
    </AuthFrame>
  )
}
