import type { Metadata } from 'next'
import { connection } from 'next/server'
import { RequestPage } from '@/components/site/pages/richiesta/request-page'
import { env } from '@/lib/core/env'
import { followedLead } from '@/lib/features/leads/follow'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../company'

/* It is of one person and changes with each step: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'La tua richiesta',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  // Whether the link has ended hangs on the clock.
  await connection()
  const { token } = await params
  const found = await orMissingPage(followedLead(token))
  return <RequestPage token={token} found={found} company={await company()} siteUrl={env().SITE_URL} />
}
