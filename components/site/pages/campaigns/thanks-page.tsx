import { IntercomSpot } from '@/components/site/illustrations/spots'
import { askUs, type Company } from '@/lib/core/company'
import type { Canale, Prodotto } from '@/lib/features/campaigns/schema'
import { CampaignShell } from './campaign-shell'
import { CAMPAIGNS } from './content/all'
import { ThanksEvent } from './thanks-event'
import styles from './thanks-page.module.css'

interface Props {
  company: Company
  product: Prodotto
  channel: Canale
  codice: string
  chiamata: string | null
  /** Where the request can be followed. */
  segui: string
  variante: string
}

/** After the request: its code, what happens now, and how to recognise who calls. */
export function ThanksPage({ company, product, channel, codice, chiamata, segui, variante }: Props) {
  return (
    <CampaignShell company={company} product={product}>
      <div className={styles.page}>
        <div className={styles.picture}>
          <IntercomSpot />
        </div>
        <div className={styles.words}>
          <p className={styles.what}>{CAMPAIGNS[product].name}</p>
          <h1>La tua richiesta è la {codice}</h1>
          <ol className={styles.next}>
            <li>
              <strong>Adesso.</strong> Ti abbiamo inviato una ricevuta per e-mail. Se non la vedi, guarda
              nella posta indesiderata.
            </li>
            <li>
              <strong>Poi.</strong> La esamina un consulente della tua zona. Nome e numero ti arrivano prima
              della telefonata{chiamata ? `: ti chiama ${chiamata}` : ''}.
            </li>
            <li>
              <strong>Quando ti chiama.</strong> Non ti chiederà mai soldi al telefono, né password, né
              codici. Se qualcuno lo fa a nome nostro, riaggancia e {askUs(company)}.
            </li>
          </ol>
          <p>
            <a href={segui}>Segui la richiesta</a>
          </p>
          {company.orari ? <p className={styles.hours}>Chiamiamo in questi orari: {company.orari}.</p> : null}
        </div>
      </div>
      <ThanksEvent product={product} channel={channel} variante={variante} codice={codice} />
    </CampaignShell>
  )
}
