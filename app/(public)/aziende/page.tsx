import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { AziendePage } from '@/components/site/pages/aziende/aziende-page'
import { dayOf } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { businessLoans } from '@/lib/features/calculators/data'
import { publishedFaqs } from '@/lib/features/faqs/data'
import { latestNews } from '@/lib/features/news/data'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Finanziamenti alle imprese: rata, TAN, TAEG e spese',
    description:
      'Investimenti, liquidità, immobile strumentale: scrivi importo e durata e confronta rata e TAEG delle banche, con ogni spesa e il piano.',
    path: '/aziende',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates', 'settings', 'faqs', 'news')
  const [prodotti, valori, faqs, news] = await Promise.all([
    businessLoans(),
    valoriDiOggi(),
    publishedFaqs('aziende'),
    latestNews(3, ['imprese']),
  ])
  const data = { prodotti, valori }
  const oggi = dayOf(new Date())
  return (
    <AziendePage
      data={data}
      oggi={oggi}
      faqs={faqs}
      news={news}
      company={await company()}
      siteUrl={env().SITE_URL}
    />
  )
}
