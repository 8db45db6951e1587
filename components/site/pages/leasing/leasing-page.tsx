import { JsonLd } from '@/components/site/json-ld'
import { NewsTeasers, type Teaser } from '@/components/site/news-teasers'
import { ClosingAsk } from '@/components/site/offers/closing-ask'
import { loanOrCredit } from '@/components/site/offers/loan-json-ld'
import { Points } from '@/components/site/offers/points'
import { ProductHead } from '@/components/site/offers/product-head'
import { type Question, Questions } from '@/components/site/questions'
import { Section } from '@/components/site/section'
import type { Company } from '@/lib/core/company'
import type { ProdottoLeasing } from '@/lib/finance/leasing-offers'
import { AskLeasing } from './ask-leasing'
import { LeasingCard } from './leasing-card'
import { LeasingCost } from './leasing-cost'
import { LeasingDesk } from './leasing-desk'
import { LeasingPlan } from './leasing-plan'
import { PEOPLE, RIGHTS, STEPS } from './leasing-points'
import { DURATA, LEASING, resultOf } from './leasing-terms'

interface Props {
  company: Company
  siteUrl: string
  prodotti: ProdottoLeasing[]
  oggi: string
  faqs: Question[]
  news: Teaser[]
}

function Head({ siteUrl, oggi }: Pick<Props, 'siteUrl' | 'oggi'>) {
  return (
    <ProductHead
      siteUrl={siteUrl}
      trail={[{ name: 'Leasing', path: '/leasing' }]}
      title="Il bene che ti serve, quanto costa al mese?"
      lead="Canone, maxicanone e riscatto con i tassi degli operatori di oggi. Il telefono ce lo lasci solo se vuoi."
      facts={[
        'Veicoli, macchinari, attrezzature e immobili strumentali',
        'Il canone non cambia fino alla fine',
        'Il prezzo per tenere il bene lo sai dal primo giorno',
      ]}
      calculator={<LeasingCard oggi={oggi} />}
    />
  )
}

function structured({ siteUrl, company, prodotti }: Props, taeg: number[]): object {
  return loanOrCredit({
    name: 'Leasing per imprese e professionisti',
    loanType: 'Locazione finanziaria a tasso fisso',
    url: `${siteUrl}/leasing`,
    siteUrl,
    provider: company.marchio,
    ...(prodotti.length > 0 && {
      amount: {
        min: Math.min(...prodotti.map(({ importoMin }) => importoMin)) / 100,
        max: Math.max(...prodotti.map(({ importoMax }) => importoMax)) / 100,
      },
    }),
    months: DURATA,
    taeg,
  })
}

/** Leasing: the calculator and its plan, what it costs, how it goes, whom it is for, what the law says. */
export function LeasingPage(props: Props) {
  const { company, siteUrl, prodotti, oggi, faqs, news } = props
  const { start } = LEASING
  const result = resultOf(start, prodotti)
  const offerta = 'worked' in result ? result.worked.offerta : null
  return (
    <LeasingDesk prodotti={prodotti}>
      <Head siteUrl={siteUrl} oggi={oggi} />
      <LeasingPlan />
      {offerta ? (
        <LeasingCost
          offerta={offerta}
          valore={(start.valore ?? 0) * 100}
          riscattoPct={start.riscatto}
          oggi={oggi}
        />
      ) : null}
      <Section id="come-funziona" title="Come funziona, dal preventivo al riscatto">
        <Points points={STEPS} numbered />
      </Section>
      <Section id="per-chi" tone="sunken" title="Per chi è, e per chi no">
        <Points points={PEOPLE} />
      </Section>
      <Section id="legge" title="Che cosa dice la legge">
        <Points points={RIGHTS} />
      </Section>
      <Questions questions={faqs} />
      <NewsTeasers news={news} title="Notizie per le imprese" />
      <ClosingAsk title="Conosci già il canone. Troviamo l’operatore giusto." company={company}>
        <AskLeasing />
      </ClosingAsk>
      <JsonLd data={structured(props, offerta ? [offerta.taeg] : [])} />
    </LeasingDesk>
  )
}
