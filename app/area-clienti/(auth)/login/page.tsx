import { redirect } from 'next/navigation'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { SignInForm } from '@/components/accounts/sign-in-form'
import { currentActor } from '@/lib/auth/gates'
import { safeNext } from '@/lib/auth/next-path'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'

export const metadata = { title: 'Accedi' }
export const instant = false

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const next = safeNext('client', await searchParam(searchParams, 'next'))
  if (await currentActor('client')) redirect(next)
  const isErased = (await searchParam(searchParams, 'cancellato')) === 'si'
  return (
    <AuthFrame
      area="client"
      title={isErased ? 'Account cancellato' : 'Accedi'}
      lead={isErased ? 'I tuoi dati sono stati cancellati. La conferma è nella tua posta.' : undefined}
      links={[
        ['/area-clienti/password-dimenticata', 'Password dimenticata?'],
        ['/area-clienti/register', 'Registrati'],
      ]}
    >
      <SignInForm area="client" next={next} />
    </AuthFrame>
  )
}
