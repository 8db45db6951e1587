import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { LeasingPage } from '@/components/site/pages/leasing/leasing-page'
import { dayOf } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { leasingProducts } from '@/lib/features/calculators/data'
import { publishedFaqs } from '@/lib/features/faqs/data'
import { latestNews } from '@/lib/features/news/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Leasing: canone, maxicanone, riscatto e TAEG',
    description:
      'Scrivi quanto vale il bene, quanto versi alla firma e per quanti mesi: vedi canone, riscatto, TAEG e il piano anno per anno.',
    path: '/leasing',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'settings', 'faqs', 'news')
  const [prodotti, faqs, news] = await Promise.all([
    leasingProducts(),
    publishedFaqs('leasing'),
    latestNews(3, ['imprese']),
  ])
  const data = { prodotti, faqs, news, oggi: dayOf(new Date()) }
  return <LeasingPage {...data} company={await company()} siteUrl={env().SITE_URL} />
}
