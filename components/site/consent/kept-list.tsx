import { BROWSER_STORAGE } from '@/lib/core/kept-in-browser'
import styles from './kept-list.module.css'

/** What the site leaves in the browser, one thing under the other: name, use, place and how long it stays. */
export function KeptList() {
  return (
    <dl className={styles.kept}>
      {BROWSER_STORAGE.map(({ names, where, what, until }) => (
        <div key={names[0]}>
          <dt>{names.join(', ')}</dt>
          <dd>{what}</dd>
          <dd className={styles.until}>
            {where}: {until}
          </dd>
        </div>
      ))}
    </dl>
  )
}
