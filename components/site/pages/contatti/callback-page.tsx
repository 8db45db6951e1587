import type { Company } from '@/lib/core/company'
import { officeHoursOf } from '@/lib/italian/opening-hours'
import { phoneHref } from '@/lib/italian/phone-text'
import { financialService, JsonLd } from '../../json-ld'
import { PageHead } from '../../page-head'
import { CallbackForm } from './callback-form'
import styles from './callback-page.module.css'
import { PhoneSpot } from './phone-spot'

/** The call-back of the toll-free number. */
export function CallbackPage({ company, siteUrl }: { company: Company; siteUrl: string }) {
  const { telefono, orari } = company
  return (
    <>
      <PageHead
        siteUrl={siteUrl}
        trail={[
          { name: 'Contatti e agenzie', path: '/contattaci' },
          { name: 'Ti chiamiamo noi', path: '/contact-form/numeroverde' },
        ]}
        title="Ti chiamiamo noi"
        lead="Scegli il giorno e l’ora: ti chiama un consulente, senza costi e senza impegno."
        aside={
          <div className={styles.card}>
            <CallbackForm orari={officeHoursOf(orari)} />
          </div>
        }
      >
        <ul className={styles.facts}>
          <li>
            <strong>Una sola telefonata.</strong> All’ora che scegli tu; se non rispondi riproviamo una volta,
            poi ti scriviamo.
          </li>
          <li>
            <strong>Nessuna vendita al telefono.</strong> Ascoltiamo di che cosa hai bisogno e ti diciamo se e
            come possiamo aiutarti.
          </li>
          <li>
            <strong>Non chiediamo denaro né codici.</strong> Se qualcuno lo fa a nome nostro, chiudi la
            chiamata.
          </li>
        </ul>
        {telefono ? (
          <p className={styles.now}>
            Preferisci chiamare subito? Il numero è <a href={phoneHref(telefono)}>{telefono}</a>
            <span>{orari}</span>
          </p>
        ) : null}
        <div className={styles.picture}>
          <PhoneSpot />
        </div>
      </PageHead>
      <JsonLd data={financialService(company, siteUrl)} />
    </>
  )
}
