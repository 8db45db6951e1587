import { breadcrumbs, JsonLd } from '@/components/site/json-ld'
import { Explained } from './explained'
import styles from './mutui-page.module.css'
import { Simulator } from './simulator'

function loan(siteUrl: string, provider: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MortgageLoan',
    name: 'Confronto mutui',
    url: `${siteUrl}/mutui`,
    currency: 'EUR',
    loanType: 'Mutuo ipotecario',
    provider: { '@type': 'FinancialService', '@id': `${siteUrl}/#societa`, name: provider },
    areaServed: { '@type': 'Country', name: 'Italia' },
  }
}

/** The comparison of mortgages. */
export function MutuiPage({ siteUrl, marchio }: { siteUrl: string; marchio: string }) {
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Confronta i mutui</h1>
          <p>Rata, TAN, TAEG e ogni spesa, con gli indici di oggi. Prima il conto, poi le parole.</p>
        </header>
        <Simulator />
        <noscript>
          <p className={styles.noscript}>
            Il confronto si calcola nel browser: attiva JavaScript, oppure chiamaci e lo facciamo insieme.
          </p>
        </noscript>
      </div>
      <Explained />
      <JsonLd data={loan(siteUrl, marchio)} />
      <JsonLd
        data={breadcrumbs(siteUrl, [
          { name: 'Chiaravia', path: '/' },
          { name: 'Mutui', path: '/mutui' },
        ])}
      />
    </>
  )
}
