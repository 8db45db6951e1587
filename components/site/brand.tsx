import { WORDMARK } from '@/lib/core/wordmark'
import styles from './brand.module.css'

/** The portal with the road that leads through it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <path d={WORDMARK.portal} fill="currentColor" />
      <path d={WORDMARK.road} className={styles.road} />
    </svg>
  )
}

/** Mark and name; takes its colour from the text around it. */
export function Wordmark({ height = 32 }: { height?: number }) {
  return (
    <svg
      height={height}
      width={Math.round((height * 212) / 32)}
      viewBox="0 0 212 32"
      role="img"
      aria-label="Chiaravia"
      className={styles.mark}
    >
      <path d={WORDMARK.portal} fill="currentColor" />
      <path d={WORDMARK.road} className={styles.road} />
      <path d={WORDMARK.name} transform={WORDMARK.place} fill="currentColor" />
    </svg>
  )
}
