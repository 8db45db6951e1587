import { pageMetadata } from '@/components/site/metadata'
import { Follow } from '@/components/site/pages/whistleblowing/follow'
import { WhistlePage } from '@/components/site/pages/whistleblowing/whistle-page'
import { env } from '@/lib/core/env'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Segui una segnalazione',
    description: 'Leggi le risposte alla tua segnalazione e aggiungi informazioni, con il codice.',
    path: '/pagine/whistleblowing/segui',
    noindex: true,
  })

export default function Page() {
  return (
    <WhistlePage
      siteUrl={env().SITE_URL}
      title="Segui una segnalazione"
      lead="Con il codice leggi a che punto è, rispondi alle domande e aggiungi informazioni."
      path="/pagine/whistleblowing/segui"
    >
      <Follow />
    </WhistlePage>
  )
}
