import type { ReactNode } from 'react'
import { affordabilityOf, type Means } from '@/components/markup/affordability'
import styles from './affordability.module.css'

/** What the instalment weighs on the income that was given; nothing where none was. */
export function Affordability({ children, ...means }: Means & { children?: ReactNode }) {
  const said = affordabilityOf(means)
  if (!said) return null
  return (
    <p className={styles.words} data-over={!said.isWithin || undefined}>
      {said.words}
      {said.isWithin ? null : children}
    </p>
  )
}

/** The place where it is said of the first price, or where the income can be given. */
export const AffordabilityBand = ({ children }: { children: ReactNode }) => (
  <div className={styles.band}>{children}</div>
)
