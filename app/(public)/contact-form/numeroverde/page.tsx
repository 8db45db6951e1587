import { pageMetadata } from '@/components/site/metadata'
import { CallbackPage } from '@/components/site/pages/contatti/callback-page'
import { env } from '@/lib/core/env'
import { company } from '../../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Ti chiamiamo noi: scegli giorno e ora',
    description:
      'Prenota una telefonata con un consulente: scegli il giorno e l’ora fra quelli liberi. Gratis e senza impegno.',
    path: '/contact-form/numeroverde',
  })

export default async function Page() {
  return <CallbackPage company={await company()} siteUrl={env().SITE_URL} />
}
