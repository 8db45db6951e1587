import { redirect } from 'next/navigation'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { SignInForm } from '@/components/accounts/sign-in-form'
import { currentActor } from '@/lib/auth/gates'
import { safeNext } from '@/lib/auth/next-path'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'

export const metadata = { title: 'Accedi' }
export const instant = false

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const next = safeNext('agent', await searchParam(searchParams, 'next'))
  if (await currentActor('agent')) redirect(next)
  return (
    <AuthFrame
      area="agent"
      title="Accedi"
      links={[['/agents/password-dimenticata', 'Password dimenticata?']]}
    >
      <SignInForm area="agent" next={next} />
    </AuthFrame>
  )
}
