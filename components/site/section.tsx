import type { ReactNode } from 'react'
import styles from './section.module.css'

interface Props {
  id: string
  title: string
  lead?: ReactNode
  tone?: 'plain' | 'sunken' | 'inverse'
  children: ReactNode
  /** Title at the left and content at the right, where there is room. */
  split?: boolean
}

/** A section of a page: a title, a sentence, its content. */
export function Section({ id, title, lead, tone = 'plain', split = false, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-titolo`} className={styles.section} data-tone={tone}>
      <div className={split ? styles.split : styles.inner}>
        <div className={styles.head}>
          <h2 id={`${id}-titolo`}>{title}</h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
