import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { LavoraPage } from '@/components/site/pages/lavora/lavora-page'
import { env } from '@/lib/core/env'
import { openPositions } from '@/lib/features/leads/contact-requests/data'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Lavora con noi',
    description:
      'Le posizioni aperte in agenzia e in sede, come si lavora qui, e il modulo per candidarti con il curriculum.',
    path: '/lavoraConNoi',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('settings')
  return <LavoraPage positions={await openPositions()} company={await company()} siteUrl={env().SITE_URL} />
}
