import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { InvitePage } from '@/components/invito/invite-page'
import { env } from '@/lib/core/env'
import { invitedBy } from '@/lib/features/pratiche/invited'

/* It names people and changes with their answer: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Vuoi seguire questa pratica?',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const { token } = await params
  const invited = await invitedBy(token)
  if (!invited) notFound()
  return <InvitePage token={token} invited={invited} siteUrl={env().SITE_URL} />
}
