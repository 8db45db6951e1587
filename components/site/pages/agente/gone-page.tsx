import { NoSuchNumber } from '@/components/site/illustrations/spots'
import styles from '@/components/site/not-found.module.css'
import { SiteLink } from '@/components/site/site-link'

/** At the address of somebody who left a while ago. */
export const GonePage = () => (
  <section className={styles.lost}>
    <NoSuchNumber />
    <h1>Pagina non più disponibile</h1>
    <p>
      La persona che cerchi non lavora più con noi da tempo. Puoi scrivere a un’altra persona vicino a te.
    </p>
    <p className={styles.ways}>
      <SiteLink href="/contattaci" className="azione">
        Trova un’agenzia
      </SiteLink>
      <SiteLink href="/" className="azione-piana">
        Torna alla pagina iniziale
      </SiteLink>
    </p>
  </section>
)
