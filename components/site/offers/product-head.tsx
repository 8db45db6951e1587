import type { ReactNode } from 'react'
import { CreditWarning } from '@/components/markup/credit-warning'
import type { Company } from '@/lib/core/company'
import type { Crumb } from '../breadcrumb'
import { PageHead } from '../page-head'
import { HeadWords } from './head-words'
import styles from './product-head.module.css'

interface Props {
  siteUrl: string
  trail: Crumb[]
  title: string
  lead: string
  /** Three things to know, in a line each. */
  facts: string[]
  calculator: ReactNode
  /** A form of the same calculator that needs no scripts. */
  plain?: string
  /** Where the product is credit to consumers: whose warning stands under the calculator. */
  warnedBy?: Company
}

/** Top of a product page: its calculator beside the title; on a phone the words give way to it. */
export function ProductHead({ siteUrl, trail, title, lead, facts, calculator, plain, warnedBy }: Props) {
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={trail}
      title={title}
      hasCalculator
      aside={
        <div id="calcolo" className={styles.calculator}>
          {calculator}
          {warnedBy ? <CreditWarning company={warnedBy} /> : null}
          <noscript>
            <p className={styles.noscript}>
              Qui sopra c’è un esempio già calcolato. Per cambiare le cifre{' '}
              {plain ? <a href={plain}>usa il modulo semplice</a> : 'attiva JavaScript'}, oppure chiamaci e
              facciamo il calcolo insieme.
            </p>
          </noscript>
        </div>
      }
    >
      <HeadWords lead={lead} facts={facts} />
    </PageHead>
  )
}
