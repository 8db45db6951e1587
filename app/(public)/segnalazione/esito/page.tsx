import { pageMetadata } from '@/components/site/metadata'
import { OutcomePage } from '@/components/site/pages/segnalazione/outcome-page'
import { env } from '@/lib/core/env'
import { company } from '../../company'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Come procede la tua segnalazione',
    description:
      'Con il codice della ricevuta e la tua e-mail vedi a che punto è la persona che ci hai presentato.',
    path: '/segnalazione/esito',
    noindex: true,
  })

export default async function Page() {
  return <OutcomePage siteUrl={env().SITE_URL} telefono={(await company()).telefono} />
}
