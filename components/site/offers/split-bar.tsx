import { euroText, percentText } from '../../markup/format'
import styles from './split-bar.module.css'

export interface Part {
  label: string
  /** Euro. */
  value: number
  mark: 'capital' | 'interest' | 'costs'
}

/** All that is paid back, drawn to scale: what comes to the customer and what is its price. */
export function SplitBar({ parts, large }: { parts: Part[]; large?: boolean }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0)
  return (
    <div className={styles.split} data-large={large}>
      <svg viewBox="0 0 1000 56" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
        {parts.map(({ label, value, mark }, index) => (
          <rect
            key={label}
            x={(startOf(index) / whole) * 1000}
            width={(value / whole) * 1000}
            height={56}
            className={styles[mark]}
          />
        ))}
      </svg>
      <dl className={styles.legend}>
        {parts.map(({ label, value, mark }) => (
          <div key={label}>
            <dt>
              <span className={`${styles.swatch} ${styles[mark]}`} />
              {label}
            </dt>
            <dd>
              {euroText(value)} <span>{percentText((value / whole) * 100)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
