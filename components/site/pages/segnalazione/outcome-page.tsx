import { PageHead } from '@/components/site/page-head'
import { phoneHref } from '@/lib/italian/phone-text'
import card from '../agente/card.module.css'
import { OutcomeForm } from './outcome-form'
import styles from './referral-page.module.css'

/** For who has presented somebody: how it is going. */
export function OutcomePage({ siteUrl, telefono }: { siteUrl: string; telefono: string }) {
  return (
    <PageHead
      siteUrl={siteUrl}
      trail={[{ name: 'La tua segnalazione', path: '/segnalazione/esito' }]}
      title="Come procede la tua segnalazione"
      lead="Scrivi il codice della ricevuta e l’indirizzo con cui hai fatto la segnalazione."
      aside={
        <div className={card.card}>
          <OutcomeForm />
        </div>
      }
    >
      <p className={styles.fee}>
        Vedrai a che punto è la richiesta: le informazioni della persona restano riservate. Se non trovi il
        codice, chiama il <a href={phoneHref(telefono)}>{telefono}</a>.
      </p>
    </PageHead>
  )
}
