import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { formatEuro } from '@/lib/core/money'
import styles from './facts.module.css'

/** Trust as facts that anybody can check. */
export function Facts({ company, banche, asOf }: { company: Company; banche: number; asOf: string }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Elenco OAM</dt>
        <dd>
          n. {company.oam.numero}
          <span>dal {formatDay(company.oam.data)}</span>
        </dd>
      </div>
      <div>
        <dt>Banche confrontate</dt>
        <dd>
          {banche}
          <span>prodotti al {formatDay(asOf)}</span>
        </dd>
      </div>
      <div>
        <dt>Capitale sociale</dt>
        <dd>
          {formatEuro(company.capitaleSociale).replace(',00', '')}
          <span>interamente versato</span>
        </dd>
      </div>
      <div>
        <dt>Se il mutuo non si fa</dt>
        <dd>
          0 €<span>da pagare a noi</span>
        </dd>
      </div>
    </dl>
  )
}
