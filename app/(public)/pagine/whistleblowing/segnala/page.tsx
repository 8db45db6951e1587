import { pageMetadata } from '@/components/site/metadata'
import { ReportForm } from '@/components/site/pages/whistleblowing/report-form'
import { WhistlePage } from '@/components/site/pages/whistleblowing/whistle-page'
import { env } from '@/lib/core/env'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Scrivi una segnalazione',
    description: 'Segnala un illecito in modo riservato, anche senza dire chi sei.',
    path: '/pagine/whistleblowing/segnala',
    noindex: true,
  })

export default function Page() {
  return (
    <WhistlePage
      siteUrl={env().SITE_URL}
      title="Scrivi una segnalazione"
      lead="Non ti chiediamo chi sei. Il testo è conservato cifrato e lo leggono soltanto le persone incaricate."
      path="/pagine/whistleblowing/segnala"
    >
      <ReportForm />
    </WhistlePage>
  )
}
