import { PreferencesPage } from '@/components/site/consent/preferences-page'
import { pageMetadata } from '@/components/site/metadata'
import { env } from '@/lib/core/env'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Preferenze cookie',
    description:
      'Scegli quali cookie permetti, cambia idea quando vuoi e guarda che cosa resta nel tuo browser.',
    path: '/pagine/preferenze-cookie',
  })

export default function Page() {
  return <PreferencesPage siteUrl={env().SITE_URL} />
}
