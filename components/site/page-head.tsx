import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb'
import styles from './page-head.module.css'

interface Props {
  siteUrl: string
  trail: Crumb[]
  title: ReactNode
  lead?: ReactNode
  /** An illustration, or the calculator of the page. */
  aside?: ReactNode
  /** The aside is a calculator, whose button is what people come for: a low window keeps its room for it. */
  hasCalculator?: boolean
  /** Under the sentence: the page's one action, dates, filters. */
  children?: ReactNode
}

/** Top of a public page: where it stands, its title, one sentence, and the thing people came for. */
export function PageHead({ siteUrl, trail, title, lead, aside, hasCalculator, children }: Props) {
  return (
    <div
      className={styles.head}
      data-aside={aside ? true : undefined}
      data-calculator={hasCalculator || undefined}
    >
      <div className={styles.words}>
        <Breadcrumb siteUrl={siteUrl} trail={trail} />
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  )
}
