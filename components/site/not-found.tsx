import { NoSuchNumber } from './illustrations/spots'
import styles from './not-found.module.css'
import { SiteLink } from './site-link'

/** For an address that leads nowhere: what happened, and the two ways on. */
export function NotFound() {
  return (
    <section className={styles.lost}>
      <NoSuchNumber />
      <h1>Pagina non trovata</h1>
      <p>La pagina che cerchi non esiste o ha cambiato indirizzo. Puoi ripartire da qui:</p>
      <p className={styles.ways}>
        <SiteLink href="/" className="azione">
          Torna alla pagina iniziale
        </SiteLink>
        <SiteLink href="/mutui" className="azione-piana">
          Confronta i mutui
        </SiteLink>
      </p>
    </section>
  )
}
