import { redirect } from 'next/navigation'
import { AuthFrame } from '@/components/accounts/auth-frame'
import { SignInForm } from '@/components/accounts/sign-in-form'
import { currentActor } from '@/lib/auth/gates'
import { safeNext } from '@/lib/auth/next-path'
import { type SearchParams, searchParam } from '@/lib/auth/search-param'

export const metadata = { title: 'Accedi' }
export const instant = false

export default async function LoginPage({ searchParams }: { searchParams: SearchParams }) {
  const next = safeNext('admin', await searchParam(searchParams, 'next'))
  if (await currentActor('admin')) redirect(next)
  return (
    <AuthFrame area="admin" title="Accedi" links={[['/admin/password-dimenticata', 'Password dimenticata?']]}>
      <SignInForm area="admin" next={next} />
    </AuthFrame>
  )
}
