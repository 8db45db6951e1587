import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { CrossPage } from '@/components/site/pages/cross/cross-page'
import { env } from '@/lib/core/env'
import { latestNews } from '@/lib/features/news/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Hai già un mutuo? Surroga, consolidamento o lavori in casa',
    description:
      'Tre domande per capire se puoi pagare meno il tuo mutuo: surroga a costo zero, una rata sola, un prestito per i lavori. O tenere il mutuo attuale.',
    path: '/cross-semplice-mutuo',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('settings', 'news')
  const news = await latestNews(3, ['mutui', 'casa'])
  return <CrossPage company={await company()} news={news} siteUrl={env().SITE_URL} />
}
