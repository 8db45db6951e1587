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

type Props = { marchio: string; size?: 'small' | 'usual' | 'large' }
const HEIGHTS = { small: 22, usual: 32, large: 36 } as const

/** Mark and name; takes its colour from the text around it. */
export function Wordmark({ marchio, size = 'usual' }: Props) {
  return (
    <span className={styles.wordmark} data-size={size}>
      <Mark size={HEIGHTS[size]} />
      <span className={styles.name}>{marchio}</span>
    </span>
  )
}
