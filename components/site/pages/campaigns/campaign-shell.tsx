import type { ReactNode } from 'react'
import { CreditWarning } from '@/components/markup/credit-warning'
import { Wordmark } from '@/components/site/brand'
import { Legal } from '@/components/site/footer'
import type { Company } from '@/lib/core/company'
import type { Prodotto } from '@/lib/features/campaigns/schema'
import { phoneHref } from '@/lib/italian/phone-text'
import { isConsumerCredit } from '@/lib/words/products'
import styles from './campaign-shell.module.css'

const LINKS = [
  ['/pagine/trasparenza', 'Trasparenza'],
  ['/pagine/privacy-policy', 'Privacy'],
  ['/pagine/cookie-policy', 'Cookie'],
  ['/pagine/preferenze-cookie', 'Preferenze cookie'],
] as const

interface Props {
  company: Company
  product: Prodotto
  children: ReactNode
}

/** Layout of a campaign page: brand above, legal text below, no navigation. */
export function CampaignShell({ company, product, children }: Props) {
  const { marchio, oam, telefono } = company
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Wordmark marchio={marchio} />
          <p className={styles.oam}>
            Mediatore creditizio
            {oam.numero ? (
              <>
                , elenco OAM <span>n. {oam.numero}</span>
              </>
            ) : null}
          </p>
          {telefono ? (
            <a href={phoneHref(telefono)} className={styles.phone}>
              <span className="solo-voce">Chiama il numero </span>
              {telefono}
            </a>
          ) : null}
        </div>
      </header>
      <main id="contenuto" tabIndex={-1} className={styles.main}>
        {isConsumerCredit(product) ? (
          <div className={styles.warning}>
            <CreditWarning company={company} />
          </div>
        ) : null}
        {children}
      </main>
      <footer className={styles.footer}>
        <div className={styles.legal}>
          <Legal company={company} />
          {/* In a window of their own: what was typed in the form stays. */}
          <ul className={styles.links}>
            {LINKS.map(([href, label]) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </>
  )
}
