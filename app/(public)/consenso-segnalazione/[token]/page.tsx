import type { Metadata } from 'next'
import { connection } from 'next/server'
import { ConsentPage } from '@/components/site/pages/segnalazione/consent-page'
import { env } from '@/lib/core/env'
import { findConsentRequest } from '@/lib/features/leads/segnalazioni/data'
import { orMissingPage } from '@/lib/http/missing-page'
import { company } from '../../company'

/* It names people and changes with their answer: rendered at each visit, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Vuoi che ti chiamiamo?',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  await connection()
  const { token } = await params
  const request = await orMissingPage(findConsentRequest(token))
  return <ConsentPage token={token} request={request} company={await company()} siteUrl={env().SITE_URL} />
}
