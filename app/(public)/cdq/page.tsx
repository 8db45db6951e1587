import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { CdqPage } from '@/components/site/pages/cdq/cdq-page'
import { START } from '@/components/site/pages/cdq/cqs'
import { dayOf } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { cqsData } from '@/lib/features/calculators/data'
import { previewCdq } from '@/lib/features/calculators/quote'
import { publishedFaqs } from '@/lib/features/faqs/data'
import { latestNews } from '@/lib/features/news/data'
import { usuryThresholds } from '@/lib/features/rates/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Cessione del quinto: rata massima, netto e TAEG',
    description:
      'Scrivi quanto guadagni e quanti anni hai: vedi la rata che puoi permetterti, quanto ricevi da ogni operatore e ogni costo, polizza compresa.',
    path: '/cdq',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates', 'settings', 'faqs', 'news')
  const { netto, tipo, eta, durata } = START
  const [first, { pensioneMinima }, soglie, faqs, news] = await Promise.all([
    previewCdq({ netto, tipo, eta, durata }),
    cqsData(),
    usuryThresholds(dayOf(new Date())),
    publishedFaqs('cdq'),
    latestNews(3, ['prestiti']),
  ])
  const data = { first, pensioneMinima: pensioneMinima / 100, soglie, faqs, news }
  return <CdqPage {...data} company={await company()} siteUrl={env().SITE_URL} />
}
