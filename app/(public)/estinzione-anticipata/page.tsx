import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { EarlyPage } from '@/components/site/pages/estinzione-anticipata/page'
import { env } from '@/lib/core/env'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Estinzione anticipata: quanto resta e che cosa ti restituiscono',
    description:
      'Scrivi importo, TAN, durata, rate pagate e spese: vedi capitale residuo, indennizzo massimo e costi da restituire, voce per voce.',
    path: '/estinzione-anticipata',
    sharedImage: true,
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return <EarlyPage company={await company()} siteUrl={env().SITE_URL} />
}
