import { BROWSER_STORAGE } from '@/lib/core/browser-storage'
import styles from './storage-list.module.css'

/** What the site leaves in the browser, one thing under the other: name, use, place and how long it stays. */
export function StorageList() {
  return (
    <dl className={styles.list}>
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
