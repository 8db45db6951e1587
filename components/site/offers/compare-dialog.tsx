'use client'

import { lenderOf, offerName } from '@/components/markup/offer-name'
import { Dialog } from '../dialog'
import styles from './compare-dialog.module.css'

interface Named {
  bank: { nome: string } | null
  product: { _id: string; nome: string }
}

/** A line of the comparison; `lowest` where the least of its figures is the best. */
export interface CompareRow<T> {
  label: string
  of: (offer: T) => string
  lowest?: (offer: T) => number
}

interface Props<T> {
  offers: T[]
  rows: CompareRow<T>[]
  onClose: () => void
  onWant: (offer: T) => void
}

/** Two or three offers side by side; the lowest figure of a row is marked, in words too. */
export function CompareDialog<T extends Named>({ offers, rows, onClose, onWant }: Props<T>) {
  return (
    <Dialog kind="wide" title="Offerte a confronto" onClose={onClose}>
      <table className={styles.table} data-columns={offers.length}>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.product._id} scope="col">
                {lenderOf(offer)}
                <span>{offer.product.nome}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of, lowest }) => (
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
                  Richiedi fattibilità<span className="solo-voce"> per {offerName(offer)}</span>
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
function isLowest<T>(offer: T, offers: T[], figure: (offer: T) => number): boolean {
  const least = Math.min(...offers.map(figure))
  return figure(offer) === least && offers.some((other) => figure(other) > least)
}
