import { Mark } from './brand'
import styles from './opening.module.css'

/** The opening: the portal rises and the curtain lifts; gone after 2000 ms, once a visit, by CSS alone. */
export function Opening() {
  return (
    <div className={styles.opening} data-opening aria-hidden="true">
      <div className={styles.stage}>
        <div className={styles.portal}>
          <Mark size={96} />
        </div>
      </div>
    </div>
  )
}
