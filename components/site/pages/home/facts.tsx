import type { Company } from '@/lib/core/company'
import { formatDay } from '@/lib/core/dates'
import { formatEuro } from '@/lib/core/money'
import { KeyFigure } from '../../key-figure'
import styles from './facts.module.css'

interface Props {
  company: Company
  banche: number
  asOf: string | null
}

/** Trust as facts that anybody can check; what is not known yet is left out. */
export function Facts({ company, banche, asOf }: Props) {
  const { oam, capitaleSociale } = company
  return (
    <dl className={styles.facts}>
      {oam.numero ? (
        <KeyFigure label="Elenco OAM" note={oam.data ? `dal ${formatDay(oam.data)}` : 'mediatore creditizio'}>
          n. {oam.numero}
        </KeyFigure>
      ) : null}
      {banche > 0 && asOf ? (
        <KeyFigure label="Banche confrontate" note={`prodotti al ${formatDay(asOf)}`}>
          {banche}
        </KeyFigure>
      ) : null}
      {capitaleSociale === null ? null : (
        <KeyFigure label="Capitale sociale" note="interamente versato">
          {formatEuro(capitaleSociale).replace(',00', '')}
        </KeyFigure>
      )}
      <KeyFigure label="Se il mutuo non viene erogato" note="da pagare a noi">
        0 €
      </KeyFigure>
    </dl>
  )
}
