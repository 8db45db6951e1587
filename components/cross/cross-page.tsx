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

/** For people who have a mortgage already, often sent by the partner who followed it. */
export function CrossPage({ company, siteUrl, news }: Props) {
  return (
    <CrossDesk>
      <PageHead
        siteUrl={siteUrl}
        trail={[{ name: 'Hai già un mutuo', path: CROSS_PATH }]}
        title="Hai già un mutuo? Vediamo se può pesare meno."
        aside={<Chooser />}
      >
        <HeadWords
          lead="Non importa chi te l’ha fatto. Tre risposte, e ti diciamo se c’è una strada migliore o se conviene restare dove sei."
          facts={[
            'La surroga non costa niente: è la legge',
            'Ti diciamo anche quando non conviene',
            'Una persona sola ti segue, dall’inizio alla fine',
          ]}
        />
      </PageHead>
      <Section
        id="strade"
        tone="sunken"
        title="Le strade sono quattro"
        lead="Ognuna va bene per qualcosa e male per qualcos’altro."
      >
        <Points points={WAYS} />
      </Section>
      <Section id="promesse" title="Che cosa non cambia se ci chiedi">
        <Points points={PROMISES} />
      </Section>
      <Section
        id="parliamone"
        tone="sunken"
        title="Parlane con un consulente"
        lead={`Ti chiama una persona sola, quando vuoi tu. Oppure chiama tu: ${company.telefono.replaceAll(' ', '\u00a0')}, ${company.orari}.`}
        split
      >
        <CrossLead />
      </Section>
      <NewsTeasers news={news} title="Notizie su mutui e casa" />
      <JsonLd data={service(siteUrl, company.marchio)} />
    </CrossDesk>
  )
}
