import { cacheLife, cacheTag } from 'next/cache'
import { initialChoice, pointsQuery } from '@/components/markup/rate-choice'
import { pageMetadata } from '@/components/site/metadata'
import { samplesOf } from '@/components/site/pages/tassi/sample'
import { type TassiData, TassiPage } from '@/components/site/pages/tassi/tassi-page'
import { dayOf } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { mortgageProducts } from '@/lib/features/calculators/data'
import { rateSeries, ratesSource, todayRates, usuryThresholds, valoriDiOggi } from '@/lib/features/rates/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Euribor ed Eurirs oggi, soglie di usura',
    description:
      'Euribor ed Eurirs di oggi per ogni durata, con la variazione e il grafico fino a dieci anni, e le soglie di usura del trimestre. Come diventano il tasso del mutuo.',
    path: '/tassi',
  })

async function load(): Promise<TassiData> {
  'use cache'
  cacheLife('hours')
  cacheTag('offers', 'rates', 'settings')
  const [today, quarter, fonte, prodotti, valori] = await Promise.all([
    todayRates(),
    usuryThresholds(dayOf(new Date())),
    ratesSource(),
    mortgageProducts(),
    valoriDiOggi(),
  ])
  const rows = today.length > 0 ? await rateSeries(pointsQuery(initialChoice(today), today)) : []
  const points = rows.map(({ date, value }) => [date, value] as const)
  return { today, quarter, fonte, points, samples: samplesOf(prodotti, valori) }
}

export default async function Page() {
  return <TassiPage {...(await load())} siteUrl={env().SITE_URL} marchio={(await company()).marchio} />
}
