import type { Metadata } from 'next'
import { connection } from 'next/server'
import { CertificatePage } from '@/components/site/pages/attestati/certificate-page'
import { env } from '@/lib/core/env'
import { findCertificate } from '@/lib/features/formazione/certificates'
import { company } from '../../company'

/* It names a person, and whether the certificate holds is known only at the visit: rendered then, never kept. */
export const instant = false

export const metadata: Metadata = {
  title: 'Verifica di un attestato',
  robots: { index: false, follow: false },
}

export default async function Page({ params }: { params: Promise<{ codice: string }> }) {
  await connection()
  const { codice } = await params
  const [certificate, { ragioneSociale }] = await Promise.all([findCertificate(codice), company()])
  return (
    <CertificatePage
      codice={codice.toUpperCase()}
      certificate={certificate}
      issuer={ragioneSociale}
      siteUrl={env().SITE_URL}
    />
  )
}
