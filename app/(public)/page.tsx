import type { Metadata } from 'next'
import { cacheLife, cacheTag } from 'next/cache'
import { homeData } from '@/components/site/pages/home/home-data'
import { HomePage } from '@/components/site/pages/home/home-page'
import { env } from '@/lib/core/env'
import { provvigioniMutui } from '@/lib/features/banks/data'
import { mortgageProducts } from '@/lib/features/calculators/data'
import { publishedFaqs } from '@/lib/features/faqs/data'
import { latestNews } from '@/lib/features/news/data'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { company } from './company'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates', 'settings', 'faqs', 'news')
  const [prodotti, valori, provvigioni, faqs, news] = await Promise.all([
    mortgageProducts(),
    valoriDiOggi(),
    provvigioniMutui(),
    publishedFaqs('home'),
    latestNews(3),
  ])
  const data = homeData(prodotti, valori, provvigioni)
  return <HomePage company={await company()} data={data} faqs={faqs} news={news} siteUrl={env().SITE_URL} />
}
