import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { formatEuro } from '@/lib/core/money'
import { KeyFigure } from '../key-figure'
import styles from './facts.module.css'

/** Trust as facts that anybody can check. */
export function Facts({ company, banche, asOf }: { company: Company; banche: number; asOf: string }) {
  return (
    <dl className={styles.facts}>
      <KeyFigure label="Elenco OAM" note={`dal ${formatDay(company.oam.data)}`}>
        n. {company.oam.numero}
      </KeyFigure>
      <KeyFigure label="Banche confrontate" note={`prodotti al ${formatDay(asOf)}`}>
        {banche}
      </KeyFigure>
      <KeyFigure label="Capitale sociale" note="interamente versato">
        {formatEuro(company.capitaleSociale).replace(',00', '')}
      </KeyFigure>
      <KeyFigure label="Se il mutuo non viene erogato" note="da pagare a noi">
        0 €
      </KeyFigure>
    </dl>
  )
}
