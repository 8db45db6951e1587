import type { ReactNode } from 'react'
import { Section } from '../section'
import styles from './cost-section.module.css'
import { type Part, SplitBar } from './split-bar'

interface Props {
  title: string
  lead: string
  parts: Part[]
  /** The representative example. */
  children: ReactNode
}

/** What a loan costs: the price drawn to scale, then the representative example. */
export function CostSection({ title, lead, parts, children }: Props) {
  return (
    <Section id="quanto-costa" tone="sunken" title={title} lead={lead}>
      <div className={styles.cost}>
        <SplitBar parts={parts} />
        {children}
      </div>
    </Section>
  )
}
