import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { QuoteLinkPage } from '@/components/site/pages/preventivo/quote-link-page'
import { env } from '@/lib/core/env'
import { quoteByLink } from '@/lib/features/saved-quotes/received'
import { orMissingPage } from '@/lib/http/missing-page'

/* It is of one person and changes with their answer: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Il tuo preventivo',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const userAgent = (await headers()).get('user-agent') ?? ''
  const { token } = await params
  const found = await orMissingPage(quoteByLink(token, userAgent))
  return <QuoteLinkPage token={token} found={found} siteUrl={env().SITE_URL} />
}
