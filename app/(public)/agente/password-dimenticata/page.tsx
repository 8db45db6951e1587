import { pageMetadata } from '@/components/site/metadata'
import { ForgotPage } from '@/components/site/pages/agente/forgot-page'
import { env } from '@/lib/core/env'
import { company } from '../../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Password dimenticata: area agenti',
    description:
      'Scrivi il tuo indirizzo: ti inviamo un link per scegliere una nuova password dell’area agenti.',
    path: '/agente/password-dimenticata',
    noindex: true,
  })

export default async function Page() {
  return <ForgotPage company={await company()} siteUrl={env().SITE_URL} />
}
