import type { ReactNode } from 'react'
import { ScrollRegion } from '@/components/ui/scroll-region'
import styles from './figures-table.module.css'

interface Props {
  /** What a screen reader calls the region. */
  label: string
  headings: readonly string[]
  /** The rows, each beginning with its heading. */
  children: ReactNode
}

/** A long table of figures, which scrolls under its headings. */
export const FiguresTable = ({ label, headings, children }: Props) => (
  <ScrollRegion className={styles.scroll} label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
)
