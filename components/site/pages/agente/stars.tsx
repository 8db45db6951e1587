import type { CSSProperties } from 'react'
import styles from './stars.module.css'

const STAR = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

function Row({ size, className }: { size: number; className: string | undefined }) {
  return (
    <span className={className}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}

/** Stars out of five, filled to the tenth; with a text for screen readers. */
export function Stars({ value, size = 20 }: { value: number; size?: number }) {
  const words = value === 1 ? '1 stella' : `${String(value).replace('.', ',')} stelle`
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={`${words} su 5`}
      style={{ '--missing': `${(5 - value) * 20}%` } as CSSProperties}
    >
      <Row size={size} className={styles.row} />
      <Row size={size} className={`${styles.row} ${styles.full}`} />
    </span>
  )
}
