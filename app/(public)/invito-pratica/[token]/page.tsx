import type { Metadata } from 'next'
import { connection } from 'next/server'
import { InvitePage } from '@/components/site/pages/invito/invite-page'
import { env } from '@/lib/core/env'
import { invitedBy } from '@/lib/features/pratiche/invited'
import { orMissingPage } from '@/lib/http/missing-page'

/* It names people and changes with their answer: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Vuoi seguire questa pratica?',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const { token } = await params
  const invited = await orMissingPage(invitedBy(token))
  return <InvitePage token={token} invited={invited} siteUrl={env().SITE_URL} />
}
