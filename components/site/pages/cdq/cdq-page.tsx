import { JsonLd } from '@/components/site/json-ld'
import { NewsTeasers, type Teaser } from '@/components/site/news-teasers'
import { ClosingAsk } from '@/components/site/offers/closing-ask'
import { loanOrCredit } from '@/components/site/offers/loan-json-ld'
import { Points } from '@/components/site/offers/points'
import { ProductHead } from '@/components/site/offers/product-head'
import { thresholdOf } from '@/components/site/offers/threshold'
import { type Question, Questions } from '@/components/site/questions'
import { Section } from '@/components/site/section'
import type { Company } from '@/lib/core/company'
import type { Thresholds } from '@/lib/features/rates/types'
import { AskCqs } from './ask-cqs'
import type { CqsReply } from './cqs'
import { CqsCard } from './cqs-card'
import { CqsCost } from './cqs-cost'
import { CqsDesk } from './cqs-desk'
import { CqsOffers } from './cqs-offers'
import { limits, PEOPLE, rights, STEPS } from './cqs-points'

interface Props {
  company: Company
  siteUrl: string
  /** The offers for the figures of the start. */
  first: CqsReply | null
  /** Euro. */
  pensioneMinima: number
  /** Usury thresholds of the quarter. */
  soglie: Thresholds | null
  faqs: Question[]
  news: Teaser[]
}

function Head({ company, siteUrl }: Pick<Props, 'company' | 'siteUrl'>) {
  return (
    <ProductHead
      siteUrl={siteUrl}
      trail={[{ name: 'Cessione del quinto', path: '/cdq' }]}
      title="Cessione del quinto: quanta rata puoi permetterti?"
      lead="Un prestito con la rata trattenuta dallo stipendio o dalla pensione, al massimo un quinto del netto. Prima scopri la rata, poi quanto ricevi."
      facts={[
        'Per dipendenti e pensionati, fino a dieci anni',
        'Rata e tasso fissi, polizza compresa nel TAEG',
        'Se il prestito non viene erogato, non paghi nulla',
      ]}
      calculator={<CqsCard />}
      warnedBy={company}
    />
  )
}

function structured({ siteUrl, company, first }: Props): object {
  return loanOrCredit({
    name: 'Cessione del quinto',
    loanType: 'Cessione del quinto dello stipendio o della pensione',
    url: `${siteUrl}/cdq`,
    siteUrl,
    provider: company.marchio,
    months: { min: 24, max: 120 },
    taeg: first?.offers.map(({ taeg }) => taeg) ?? [],
  })
}

/** Salary-backed loans: instalment first, then what it brings, what it costs and what the law says. */
export function CdqPage(props: Props) {
  const { company, siteUrl, first, pensioneMinima, soglie, faqs, news } = props
  const soglia = thresholdOf(soglie, 'Cessione', first?.offers[0]?.capitale ?? 0)
  return (
    <CqsDesk first={first}>
      <Head company={company} siteUrl={siteUrl} />
      <CqsOffers />
      {first ? <CqsCost first={first} /> : null}
      <Section id="quanto-si-cede" title="Quanto si può cedere">
        <Points points={limits(pensioneMinima)} />
      </Section>
      <Section id="per-chi" tone="sunken" title="Per chi è">
        <Points points={PEOPLE} />
      </Section>
      <Section id="come-funziona" title="Come funziona">
        <Points points={STEPS} numbered />
      </Section>
      <Section id="diritti" tone="sunken" title="Che cosa dice la legge">
        <Points points={rights(soglia)} />
      </Section>
      <Questions questions={faqs} />
      <NewsTeasers news={news} title="Notizie sui prestiti" />
      <ClosingAsk title="Conosci già la rata. Vediamo insieme il resto." company={company}>
        <AskCqs />
      </ClosingAsk>
      <JsonLd data={structured(props)} />
    </CqsDesk>
  )
}
