import { euroText } from './format'

/** A charge of an offer; money in euro. */
export interface Costo {
  voce: string
  importo: number
  quando: 'iniziale' | 'mensile' | 'annuale'
}

const WHEN: Record<Costo['quando'], string> = {
  iniziale: 'una volta, all’inizio',
  mensile: 'ogni mese, con la rata',
  annuale: 'ogni anno',
}

interface Props {
  costi: Costo[]
  /** What all the charges make together, one line each. */
  totals: { label: string; note?: string; value: number }[]
  className?: string
}

/** Every charge of an offer, when it is paid, and what all of them make together with the interest. */
export function CostTable({ costi, totals, className }: Props) {
  return (
    <table className={className}>
      <thead className="solo-voce">
        <tr>
          <th scope="col">Voce</th>
          <th scope="col">Importo</th>
        </tr>
      </thead>
      <tbody>
        {costi.map((costo) => (
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
        {totals.map(({ label, note, value }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note ? <span>{note}</span> : null}
            </th>
            <td>{euroText(value)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

/** The last lines of a loan: its interest, its cost beyond the capital, and all that is paid back. */
export function loanTotals(loan: {
  importo: number
  totale: number
  totaleInteressi?: number
}): Props['totals'] {
  const { importo, totale, totaleInteressi } = loan
  return [
    ...(totaleInteressi === undefined
      ? []
      : [{ label: 'Interessi', note: 'per tutta la durata', value: totaleInteressi }]),
    {
      label: 'Costo totale del credito',
      note: 'interessi e spese, oltre al capitale',
      value: totale - importo,
    },
    { label: 'Importo totale dovuto', value: totale },
  ]
}
