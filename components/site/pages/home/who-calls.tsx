import { askUs, type Company } from '@/lib/core/company'
import { IntercomSpot } from '../../illustrations/spots'
import { Section } from '../../section'
import styles from './who-calls.module.css'

/** Who will call the visitor back. */
export function WhoCalls({ company }: { company: Company }) {
  return (
    <Section
      id="chi-ti-chiama"
      title="Ti chiama una sola persona"
      split
      lead="E sai chi è prima della telefonata."
    >
      <div className={styles.layout}>
        <div className={styles.picture}>
          <IntercomSpot />
        </div>
        <ul className={styles.facts}>
          <li>
            <strong>Un consulente, della tua provincia.</strong> La richiesta non passa da un call center e
            non viene venduta: arriva a un consulente, che resta lo stesso fino al notaio.
          </li>
          <li>
            <strong>Nome e numero ti arrivano per e-mail.</strong> Puoi controllarli nell’elenco dell’OAM,
            l’organismo che vigila su chi fa il nostro mestiere.
          </li>
          <li>
            <strong>Non ti chiederà mai soldi al telefono,</strong> né password, né codici. Se qualcuno lo fa
            a nome nostro, riaggancia e {askUs(company)}.
          </li>
        </ul>
      </div>
    </Section>
  )
}
