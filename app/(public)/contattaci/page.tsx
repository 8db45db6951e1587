import { cacheLife, cacheTag } from 'next/cache'
import { pageMetadata } from '@/components/site/metadata'
import { ContattiPage } from '@/components/site/pages/contatti/contatti-page'
import { env } from '@/lib/core/env'
import { mapTiles } from '@/lib/core/map-tiles'
import { publishedAgencies } from '@/lib/features/agencies/data'
import { SERVIZI } from '@/lib/features/agencies/schema'
import { company } from '../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Contatti e agenzie',
    description:
      'Telefono, e-mail, messaggi e le agenzie sulla mappa: trova la più vicina per CAP o comune, con orari e indicazioni.',
    path: '/contattaci',
  })

export default async function Page() {
  'use cache'
  cacheLife('hours')
  cacheTag('agencies', 'settings')
  const [agencies, known] = await Promise.all([publishedAgencies(), company()])
  return (
    <ContattiPage
      company={known}
      agencies={agencies}
      services={SERVIZI}
      tiles={mapTiles(env())}
      siteUrl={env().SITE_URL}
    />
  )
}
