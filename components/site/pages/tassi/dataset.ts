import { seriesText } from '@/components/markup/rate-words'
import type { TodayRate } from '@/lib/features/rates/types'

interface Props {
  siteUrl: string
  marchio: string
  today: readonly TodayRate[]
  asOf: string
}

/** The series, as search engines for data want them (schema.org Dataset). */
export function dataset({ siteUrl, marchio, today, asOf }: Props): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: 'Euribor ed Eurirs per durata',
    description:
      'Valori giornalieri di Euribor ed Eurirs per durata, con le soglie di usura in vigore: gli indici su cui si calcola il tasso dei mutui italiani.',
    url: `${siteUrl}/tassi`,
    inLanguage: 'it',
    isAccessibleForFree: true,
    dateModified: asOf,
    creator: { '@type': 'Organization', '@id': `${siteUrl}/#societa`, name: marchio },
    variableMeasured: today.map(({ index, tenor }) => seriesText(index, tenor)),
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${siteUrl}/v2/rates?format=csv`,
      },
    ],
  }
}
