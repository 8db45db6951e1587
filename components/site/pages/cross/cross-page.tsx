import { JsonLd } from '@/components/site/json-ld'
import { NewsTeasers, type Teaser } from '@/components/site/news-teasers'
import { HeadWords } from '@/components/site/offers/head-words'
import { Points } from '@/components/site/offers/points'
import { PageHead } from '@/components/site/page-head'
import { Section } from '@/components/site/section'
import type { Company } from '@/lib/core/company'
import { Chooser } from './chooser'
import { CrossDesk } from './cross-desk'
import { CrossLead } from './cross-lead'
import { CROSS_PATH } from './cross-path'
import { PROMISES, WAYS } from './cross-points'

interface Props {
  company: Company
  siteUrl: string
  news: Teaser[]
}

const service = (siteUrl: string, provider: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: 'Consulenza per chi ha già un mutuo',
  serviceType: 'Surroga, consolidamento e prestiti per la casa',
  url: `${siteUrl}${CROSS_PATH}`,
  provider: { '@type': 'FinancialService', '@id': `${siteUrl}/#societa`, name: provider },
  areaServed: { '@type': 'Country', name: 'Italia' },
})

const orCall = ({ telefono, orari }: Company) =>
  telefono
    ? ` Oppure chiama tu: ${[telefono.replaceAll(' ', '\u00a0'), orari].filter(Boolean).join(', ')}.`
    : ''

/** For people who have a mortgage already, often sent by the partner who followed it. */
export function CrossPage({ company, siteUrl, news }: Props) {
  return (
    <CrossDesk>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Hai già un mutuo', path: CROSS_PATH }]}
        title="Hai già un mutuo? Vediamo se puoi pagare meno."
        aside={<Chooser />}
      >
        <HeadWords
          lead="Non importa quale banca te l’ha concesso. Tre risposte, e ti diciamo se c’è una soluzione migliore o se ti conviene tenere il mutuo che hai."
          facts={[
            'La surroga è gratuita per legge',
            'Ti diciamo anche quando non conviene',
            'Ti segue una sola persona, dall’inizio alla fine',
          ]}
        />
      </PageHead>
      <Section
        id="strade"
        tone="sunken"
        title="Quattro soluzioni possibili"
        lead="Ognuna ha vantaggi e limiti."
      >
        <Points points={WAYS} />
      </Section>
      <Section id="promesse" title="Chiedere non comporta impegni">
        <Points points={PROMISES} />
      </Section>
      <Section
        id="parliamone"
        tone="sunken"
        title="Parlane con un consulente"
        lead={`Ti chiama una sola persona, quando vuoi tu.${orCall(company)}`}
        split
      >
        <CrossLead />
      </Section>
      <NewsTeasers news={news} title="Notizie su mutui e casa" />
      <JsonLd data={service(siteUrl, company.marchio)} />
    </CrossDesk>
  )
}
