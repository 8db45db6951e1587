import type { ReactNode } from 'react'
import type { Company } from '@/lib/core/company'
import { OrCall } from '../or-call'
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
      <OrCall company={company} className={styles.or} />
    </section>
  )
}
