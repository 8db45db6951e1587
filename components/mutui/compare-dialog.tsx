'use client'

import { offerName } from '@/components/markup/offer-name'
import { rateText } from '@/components/markup/rate-text'
import { Dialog } from '@/components/site/dialog'
import { durationText, euroText, percentText } from '@/components/site/format'
import styles from './compare-dialog.module.css'
import { type Offer, TIPI } from './offers'

interface Props {
  offers: Offer[]
  onClose: () => void
  onWant: (offer: Offer) => void
}

const ROWS: { label: string; of: (offer: Offer) => string; lowest?: (offer: Offer) => number }[] = [
  { label: 'Rata al mese', of: ({ rata }) => euroText(rata), lowest: ({ rata }) => rata },
  { label: 'TAEG', of: ({ taeg }) => percentText(taeg), lowest: ({ taeg }) => taeg },
  { label: 'TAN', of: ({ tan }) => percentText(tan), lowest: ({ tan }) => tan },
  { label: 'Tasso', of: (offer) => `${TIPI[offer.tipoTasso]}: ${rateText(offer)}` },
  { label: 'Durata', of: ({ durataMesi }) => durationText(durataMesi) },
  {
    label: 'Spese iniziali',
    of: ({ costiIniziali }) => euroText(costiIniziali),
    lowest: ({ costiIniziali }) => costiIniziali,
  },
  {
    label: 'Interessi',
    of: ({ totaleInteressi }) => euroText(totaleInteressi),
    lowest: ({ totaleInteressi }) => totaleInteressi,
  },
  { label: 'Importo totale dovuto', of: ({ totale }) => euroText(totale), lowest: ({ totale }) => totale },
  { label: 'Requisiti', of: ({ avviso }) => avviso ?? 'Nessuno in particolare' },
]

/** Two or three offers side by side; the lowest figure of a row is marked, in words too. */
export function CompareDialog({ offers, onClose, onWant }: Props) {
  return (
    <Dialog kind="wide" title="Offerte a confronto" onClose={onClose}>
      <table className={styles.table} data-columns={offers.length}>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.product._id} scope="col">
                {offer.bank.nome}
                <span>{offer.product.nome}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, of, lowest }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map((offer) => (
                <td
                  key={offer.product._id}
                  data-lowest={(lowest && isLowest(offer, offers, lowest)) || undefined}
                >
                  {of(offer)}
                  {lowest && isLowest(offer, offers, lowest) ? (
                    <span className="solo-voce">, il più basso</span>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.actions}>
              <span className="solo-voce">Richiedi</span>
            </th>
            {offers.map((offer) => (
              <td key={offer.product._id}>
                <button type="button" className="azione-piana" onClick={() => onWant(offer)}>
                  RICHIEDI FATTIBILITÀ<span className="solo-voce"> per {offerName(offer)}</span>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Dialog>
  )
}

/** Alone at the lowest figure: where all are equal there is nothing to mark. */
function isLowest(offer: Offer, offers: Offer[], figure: (offer: Offer) => number): boolean {
  const least = Math.min(...offers.map(figure))
  return figure(offer) === least && offers.some((other) => figure(other) > least)
}
