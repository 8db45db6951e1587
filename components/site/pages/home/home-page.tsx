import type { Company } from '@/lib/core/company'
import { breadcrumbs, financialService, JsonLd } from '../../json-ld'
import { NewsTeasers, type Teaser } from '../../news-teasers'
import { type Question, Questions } from '../../questions'
import { Closing } from './closing'
import { Facts } from './facts'
import { Hero } from './hero'
import type { HomeData } from './home-data'
import { HowWeWork } from './how-we-work'
import { quoteOf } from './quote'
import { RealCost } from './real-cost'
import { WhoCalls } from './who-calls'
import { WhoPays } from './who-pays'

interface Props {
  company: Company
  data: HomeData
  faqs: Question[]
  news: Teaser[]
  siteUrl: string
}

/** The home page: one topic a section, one call to action for the whole page. */
export function HomePage({ company, data, faqs, news, siteUrl }: Props) {
  const example = quoteOf(data, data.esempio)
  return (
    <>
      <Hero data={data} />
      <Facts company={company} banche={data.banche} asOf={data.asOf} />
      {'motivo' in example || data.asOf === null ? null : (
        <RealCost offerta={example.offerta} valore={data.esempio.valore * 100} asOf={data.asOf} />
      )}
      <HowWeWork />
      <WhoPays compensi={data.compensi} importo={data.esempio.importo * 100} />
      <WhoCalls company={company} />
      <Questions questions={faqs} title="Domande frequenti" />
      <NewsTeasers news={news} />
      <Closing company={company} />
      <JsonLd data={financialService(company, siteUrl)} />
      <JsonLd data={breadcrumbs(siteUrl, [{ name: 'Home', path: '/' }])} />
    </>
  )
}
