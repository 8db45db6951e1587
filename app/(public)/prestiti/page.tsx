import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { START } from '@/components/site/pages/prestiti/loans'
import { PrestitiPage } from '@/components/site/pages/prestiti/prestiti-page'
import { dayOf } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { loanDurations } from '@/lib/features/calculators/data'
import { previewPrestiti } from '@/lib/features/calculators/quote'
import { publishedFaqs } from '@/lib/features/faqs/data'
import { latestNews } from '@/lib/features/news/data'
import { usuryThresholds } from '@/lib/features/rates/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Prestiti personali: rata, TAN, TAEG e spese',
    description:
      'Scrivi quanto ti serve e in quanto tempo: vedi subito la rata e il TAEG di ogni banca, con le spese, il piano e i tuoi diritti in chiaro.',
    path: '/prestiti',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates', 'settings', 'faqs', 'news')
  const oggi = dayOf(new Date())
  const [first, durate, soglie, faqs, news] = await Promise.all([
    previewPrestiti(START),
    loanDurations(),
    usuryThresholds(oggi),
    publishedFaqs('prestiti'),
    latestNews(3, ['prestiti']),
  ])
  const data = { first, durate, oggi, soglie, faqs, news }
  return <PrestitiPage {...data} company={await company()} siteUrl={env().SITE_URL} />
}
