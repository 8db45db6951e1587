'use client'

import type { Span } from '@/lib/italian/opening-hours'
import styles from './open-line.module.css'
import { openText } from './open-text'
import { useNow } from './use-now'

interface Props {
  orari: Span[]
  /** Null until scripts run. */
  now: Date | null
}

/** Whether somebody is there at this time; the line keeps its place until the time is known. */
export function OpenAt({ orari, now }: Props) {
  const state = now && openText(orari, now)
  return (
    <span className={styles.line} data-open={state?.aperta}>
      {state?.text ?? '\u00a0'}
    </span>
  )
}

/** The same, for the only agency of a page. */
export function OpenLine({ orari }: Pick<Props, 'orari'>) {
  return <OpenAt orari={orari} now={useNow()} />
}
