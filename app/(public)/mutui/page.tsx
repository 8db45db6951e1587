import type { Metadata } from 'next'
import { MutuiPage } from '@/components/mutui/mutui-page'
import { env } from '@/lib/core/env'
import { company } from '../company'

export const metadata: Metadata = {
  title: 'Confronta i mutui: rata, TAN, TAEG e costi',
  description:
    'Scrivi valore della casa, importo e durata: vedi subito le offerte delle banche in ordine di TAEG, con ogni spesa e il piano anno per anno.',
  alternates: { canonical: '/mutui' },
}

export default async function Page() {
  return <MutuiPage siteUrl={env().SITE_URL} marchio={(await company()).marchio} />
}
