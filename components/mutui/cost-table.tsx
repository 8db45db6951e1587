import { euroText } from '@/components/site/format'
import styles from './cost-table.module.css'
import type { Costo, Offer } from './offers'

const WHEN: Record<Costo['quando'], string> = {
  iniziale: 'una volta, all’inizio',
  mensile: 'ogni mese, con la rata',
  annuale: 'ogni anno',
}

/** Every cost of an offer, when it is paid, and what all of them make together with the interest. */
export function CostTable({ offer }: { offer: Offer }) {
  return (
    <table className={styles.costs}>
      <thead className="solo-voce">
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Importo</th>
        </tr>
      </thead>
      <tbody>
        {offer.costi.map((costo) => (
          <tr key={costo.voce}>
            <th scope="row">
              {costo.voce}
              <span>{WHEN[costo.quando]}</span>
            </th>
            <td>{euroText(costo.importo)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Costo totale del credito<span>interessi e spese, oltre al capitale</span>
          </th>
          <td>{euroText(offer.totale - offer.importo)}</td>
        </tr>
        <tr>
          <th scope="row">Importo totale dovuto</th>
          <td>{euroText(offer.totale)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
