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
import { AskLoan } from './ask-loan'
import { LoanCard } from './loan-card'
import { LoanCost } from './loan-cost'
import { LoanDesk } from './loan-desk'
import { LoanOffers } from './loan-offers'
import { PEOPLE, rights, STEPS } from './loan-points'
import { IMPORTO, type LoanReply, PLAIN } from './loans'

interface Props {
  company: Company
  siteUrl: string
  /** The loans for the figures of the start. */
  first: LoanReply
  /** Durations on offer, months. */
  durate: number[]
  oggi: string
  /** Usury thresholds of the quarter. */
  soglie: Thresholds | null
  faqs: Question[]
  news: Teaser[]
}

function Head({ company, siteUrl, durate }: Pick<Props, 'company' | 'siteUrl' | 'durate'>) {
  return (
    <ProductHead
      siteUrl={siteUrl}
      trail={[{ name: 'Prestiti', path: '/prestiti' }]}
      title="Il prestito che ti serve, quanto costa al mese?"
      lead="Rata e TAEG vengono dalle tabelle delle banche in vigore oggi. Il telefono ce lo lasci solo se vuoi."
      facts={[
        'Da 1.000 a 60.000 €, rata e tasso fissi dalla prima all’ultima',
        'Tutte le spese indicate, prima di firmare',
        'Se il prestito non viene erogato, non paghi nulla',
      ]}
      calculator={<LoanCard durate={durate} />}
      plain={`${PLAIN}/generic`}
      warnedBy={company}
    />
  )
}

function structured({ siteUrl, company, first, durate }: Props): object {
  return loanOrCredit({
    name: 'Prestito personale',
    loanType: 'Prestito personale a tasso fisso',
    url: `${siteUrl}/prestiti`,
    siteUrl,
    provider: company.marchio,
    amount: IMPORTO,
    months: { min: Math.min(12, ...durate), max: Math.max(12, ...durate) },
    taeg: first.offers.map(({ taeg }) => taeg),
  })
}

/** Personal loans: the calculator, the offers, what they cost, how they work, what the law gives. */
export function PrestitiPage(props: Props) {
  const { company, siteUrl, first, durate, oggi, soglie, faqs, news } = props
  const [best] = first.offers
  return (
    <LoanDesk first={first}>
      <Head company={company} siteUrl={siteUrl} durate={durate} />
      <LoanOffers />
      {best ? <LoanCost loan={best} oggi={oggi} /> : null}
      <Section id="come-funziona" title="Come funziona">
        <Points points={STEPS} numbered />
      </Section>
      <Section id="per-chi" tone="sunken" title="Per chi è" lead="Basta un reddito che si possa dimostrare.">
        <Points points={PEOPLE} />
      </Section>
      <Section id="diritti" title="Che cosa dice la legge" lead="Sei cose che ti spettano, con ogni banca.">
        <Points points={rights(thresholdOf(soglie, 'Credito personale', best?.importo ?? 0))} />
      </Section>
      <Questions questions={faqs} />
      <NewsTeasers news={news} title="Notizie sui prestiti" />
      <ClosingAsk
        title="Conosci già la rata. Verifichiamo se la banca può concedere il prestito."
        company={company}
      >
        <AskLoan />
      </ClosingAsk>
      <JsonLd data={structured(props)} />
    </LoanDesk>
  )
}
