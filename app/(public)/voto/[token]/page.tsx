import type { Metadata } from 'next'
import { connection } from 'next/server'
import { RatePage } from '@/components/site/pages/voto/rate-page'
import { env } from '@/lib/core/env'
import { invitedToRate } from '@/lib/features/ratings/invite'
import { orMissingPage } from '@/lib/http/missing-page'

/* It names people and changes with their answer: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Com’è andata?',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const { token } = await params
  const invited = await orMissingPage(invitedToRate(token))
  return <RatePage token={token} invited={invited} siteUrl={env().SITE_URL} />
}
