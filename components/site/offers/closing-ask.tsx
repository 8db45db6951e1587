import type { ReactNode } from 'react'
import type { Company } from '@/lib/core/company'
import { phoneHref } from '@/lib/italian/phone-text'
import styles from './closing-ask.module.css'

interface Props {
  title: string
  /** The button of the page, again. */
  children: ReactNode
  company: Company
}

/** The one action again, for those who read to the end. */
export function ClosingAsk({ title, children, company }: Props) {
  return (
    <section className={styles.closing} aria-labelledby="chiusura">
      <h2 id="chiusura">{title}</h2>
      {children}
      <p className={styles.or}>
        Oppure chiama il <a href={phoneHref(company.telefono)}>{company.telefono}</a>, {company.orari}.
      </p>
    </section>
  )
}
