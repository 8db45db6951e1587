import type { Company } from '@/lib/core/company'
import { StreetAgain } from '../../illustrations/street'
import { OrCall } from '../../or-call'
import { SiteLink } from '../../site-link'
import styles from './closing.module.css'

/** The one action again, for those who read to the end. */
export function Closing({ company }: { company: Company }) {
  return (
    <section className={styles.closing} aria-labelledby="chiusura">
      <div className={styles.inner}>
        <h2 id="chiusura">Hai trovato casa? Calcola la rata in un minuto.</h2>
        <SiteLink href="/mutui" className="azione">
          Confronta i mutui
        </SiteLink>
        <OrCall company={company} className={styles.or} />
      </div>
      <StreetAgain className={styles.street} />
    </section>
  )
}
