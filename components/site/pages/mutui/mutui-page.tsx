import type { Comparison } from '@/components/markup/mortgage-offers'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { JsonLd } from '@/components/site/json-ld'
import { NewsTeasers, type Teaser } from '@/components/site/news-teasers'
import { type Question, Questions } from '@/components/site/questions'
import type { OffertaMutuo } from '@/lib/finance/compare'
import { CostsAndLaw } from './costs-and-law'
import { Explained } from './explained'
import { mortgageLoan } from './mortgage-json'
import styles from './mutui-page.module.css'
import { Simulator } from './simulator'

interface Props {
  siteUrl: string
  marchio: string
  /** The example of the day, and the day of its index. */
  esempio: OffertaMutuo | undefined
  /** The offers of today for the simulation that the form begins with. */
  confronto: Comparison | null
  asOf: string
  faqs: Question[]
  news: Teaser[]
}

/** The same comparison by pages without scripts. */
const PLAIN = '/iframes/calcolatori/mutui/generic'

/** The comparison of mortgages. */
export function MutuiPage({ siteUrl, marchio, esempio, confronto, asOf, faqs, news }: Props) {
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <Breadcrumb siteUrl={siteUrl} trail={[{ name: 'Mutui', path: '/mutui' }]} />
          <h1>Confronta i mutui</h1>
          <p>Rata, TAN, TAEG e tutte le spese, calcolati con gli indici di oggi.</p>
        </header>
        <noscript>
          <p className={styles.noscript}>
            Qui sotto c’è un esempio già calcolato. Per confrontare le offerte con le tue cifre senza
            JavaScript <a href={PLAIN}>usa il modulo semplice</a>, oppure chiamaci e le confrontiamo insieme.
          </p>
        </noscript>
        <Simulator example={confronto} />
      </div>
      <Explained />
      <CostsAndLaw offerta={esempio} asOf={asOf} />
      <Questions questions={faqs} title="Domande sui mutui" />
      <NewsTeasers news={news} title="Notizie su mutui e tassi" />
      <JsonLd data={mortgageLoan(siteUrl, marchio, esempio)} />
    </>
  )
}
