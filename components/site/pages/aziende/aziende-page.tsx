import { wholeText } from '@/components/markup/format'
import { Example } from '@/components/site/example'
import { JsonLd } from '@/components/site/json-ld'
import { NewsTeasers, type Teaser } from '@/components/site/news-teasers'
import { ClosingAsk } from '@/components/site/offers/closing-ask'
import { CostSection } from '@/components/site/offers/cost-section'
import { loanOrCredit } from '@/components/site/offers/loan-json-ld'
import { Points } from '@/components/site/offers/points'
import { ProductHead } from '@/components/site/offers/product-head'
import { type Question, Questions } from '@/components/site/questions'
import { Section } from '@/components/site/section'
import type { Company } from '@/lib/core/company'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { AskBusiness } from './ask-business'
import { BusinessCard } from './business-card'
import { BusinessDesk } from './business-desk'
import { exampleOf, nameOf } from './business-example'
import { BusinessOffers, BusinessPlan } from './business-offers'
import { NEEDS, RIGHTS, STEPS } from './business-points'
import { BUSINESS, type BusinessData, DURATE, IMPORTO, resultOf } from './business-terms'

interface Props {
  company: Company
  siteUrl: string
  data: BusinessData
  oggi: string
  faqs: Question[]
  news: Teaser[]
}

function Head({ siteUrl }: Pick<Props, 'siteUrl'>) {
  return (
    <ProductHead
      siteUrl={siteUrl}
      trail={[{ name: 'Aziende', path: '/aziende' }]}
      title="Il prestito per la tua impresa, quanto costa al mese?"
      lead="Rata e TAEG con i prodotti delle banche di oggi. La partita IVA ce la lasci solo se vuoi una proposta."
      facts={[
        'Società, ditte individuali e professionisti',
        'Un solo consulente, dai bilanci alla firma',
        'Se il finanziamento non viene erogato, non paghi nulla',
      ]}
      calculator={<BusinessCard />}
    />
  )
}

function Cost({ best, oggi }: { best: OffertaMutuo; oggi: string }) {
  const { importo, totale, totaleInteressi } = best
  const spese = totale - importo - totaleInteressi
  const whole = (cents: number) => `${wholeText(Math.round(cents / 100))}\u00a0€`
  return (
    <CostSection
      title={`Per avere ${whole(importo)} ne restituisci ${whole(totale)}`}
      lead="Il costo di un finanziamento non è la rata: è la differenza fra quanto restituisci e quanto ricevi."
      parts={[
        { label: 'Quello che ricevi', value: importo / 100, mark: 'capital' },
        { label: 'Interessi', value: totaleInteressi / 100, mark: 'interest' },
        { label: 'Spese e imposta', value: spese / 100, mark: 'costs' },
      ]}
    >
      <Example
        {...exampleOf(best, oggi)}
        note={`${nameOf(best)}: il TAEG più basso fra i prodotti in vigore per questo importo, finalità investimenti. Eventuali garanzie hanno un costo a parte. Le condizioni possono cambiare con la valutazione della banca.`}
      />
    </CostSection>
  )
}

/** Company loans: the calculator, the offers, what they cost, what they are for, how they come about. */
export function AziendePage({ company, siteUrl, data, oggi, faqs, news }: Props) {
  const result = resultOf(BUSINESS.start, data)
  const offerte = 'why' in result ? [] : result.offerte
  const [best] = offerte
  return (
    <BusinessDesk data={data} oggi={oggi}>
      <Head siteUrl={siteUrl} />
      <BusinessOffers />
      <BusinessPlan />
      {best ? <Cost best={best} oggi={oggi} /> : null}
      <Section id="per-chi" title="A che cosa serve">
        <Points points={NEEDS} />
      </Section>
      <Section id="come-funziona" tone="sunken" title="Come funziona">
        <Points points={STEPS} numbered />
      </Section>
      <Section id="legge" title="Che cosa dice la legge">
        <Points points={RIGHTS} />
      </Section>
      <Questions questions={faqs} />
      <NewsTeasers news={news} title="Notizie per le imprese" />
      <ClosingAsk title="Hai un progetto? Esaminiamo insieme i numeri." company={company}>
        <AskBusiness />
      </ClosingAsk>
      <JsonLd
        data={loanOrCredit({
          name: 'Finanziamento per imprese',
          loanType: 'Finanziamento a imprese e professionisti',
          url: `${siteUrl}/aziende`,
          siteUrl,
          provider: company.marchio,
          amount: IMPORTO,
          months: { min: DURATE[0], max: Math.max(...DURATE) },
          taeg: offerte.map(({ taeg }) => taeg),
        })}
      />
    </BusinessDesk>
  )
}
