import type { Metadata } from 'next'
import { connection } from 'next/server'
import { SignPage } from '@/components/site/pages/incarico/sign-page'
import { env } from '@/lib/core/env'
import { mandateByLink } from '@/lib/features/incarichi/data'
import { orMissingPage } from '@/lib/http/missing-page'

/* It names people and changes with their signature: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Il tuo incarico di mediazione',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const { token } = await params
  const found = await orMissingPage(mandateByLink(token))
  return <SignPage token={token} found={found} siteUrl={env().SITE_URL} />
}
