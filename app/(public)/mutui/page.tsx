import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { exampleOf } from '@/components/site/pages/mutui/example-of'
import { MutuiPage } from '@/components/site/pages/mutui/mutui-page'
import { initialSimulation, toBody } from '@/components/site/pages/mutui/simulation'
import { env } from '@/lib/core/env'
import { mortgageProducts } from '@/lib/features/calculators/data'
import { calcolaMutui } from '@/lib/features/calculators/mutui'
import { mutuiSchema } from '@/lib/features/calculators/schema'
import { publishedFaqs } from '@/lib/features/faqs/data'
import { latestNews } from '@/lib/features/news/data'
import { valoriDiOggi } from '@/lib/features/rates/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Confronta i mutui: rata, TAN, TAEG e costi',
    description:
      'Scrivi valore della casa, importo e durata: vedi subito le offerte delle banche in ordine di TAEG, con ogni spesa e il piano anno per anno.',
    path: '/mutui',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates', 'settings', 'faqs', 'news')
  const [prodotti, valori, faqs, news] = await Promise.all([
    mortgageProducts(),
    valoriDiOggi(),
    publishedFaqs('mutui'),
    latestNews(3, ['mutui', 'tassi']),
  ])
  const { marchio } = await company()
  const esempio = exampleOf(prodotti, valori)
  const asOf = valori.asOf ?? ''
  const confronto = calcolaMutui(mutuiSchema.parse(toBody(initialSimulation)), { prodotti, valori })
  return (
    <MutuiPage
      siteUrl={env().SITE_URL}
      marchio={marchio}
      esempio={esempio}
      confronto={confronto}
      asOf={asOf}
      faqs={faqs}
      news={news}
    />
  )
}
