import { CardTable } from '@/components/data/card-table'
import { Checkbox } from '@/components/ui/checkbox'
import { euroText } from '@/lib/core/money'
import { rate } from './figures'
import type { Kind } from './kinds'
import type { Line } from './lines'
import classes from './quoting.module.css'
import { type Shares, shareWords } from './use-shares'

type Props = {
  kind: Kind
  lines: readonly Line[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  shares: Shares | null
}

/** Every offer on a line; a box of each puts it among those that are compared and saved. */
export function OfferTable({ kind, lines, chosen, onToggle, shares }: Props) {
  const amount = kind === 'cdq' ? 'Netto erogato' : 'Rata'
  return (
    <CardTable label="Offerte">
      <thead>
        <tr>
          <th scope="col">Banca e prodotto</th>
          {[amount, 'TAN', 'TAEG', 'Spese iniziali', 'Totale dovuto', ...(shares ? ['Provvigione'] : [])].map(
            (head) => (
              <th key={head} scope="col" data-numeric="true">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} data-chosen={chosen.includes(line.id) || undefined}>
            <th scope="row">
              <Checkbox
                label={
                  <>
                    {line.banca || line.prodotto}
                    <small className={classes.more}>
                      {[line.banca && line.prodotto, line.tasso, ...line.note].filter(Boolean).join(' · ')}
                    </small>
                  </>
                }
                value={chosen.includes(line.id)}
                onChange={() => onToggle(line.id)}
              />
            </th>
            <td data-numeric="true" data-label={amount}>
              <strong>{euroText(kind === 'cdq' ? line.importo : line.rata)}</strong>
            </td>
            <td data-numeric="true" data-label="TAN">
              {rate(line.tan)}
            </td>
            <td data-numeric="true" data-label="TAEG">
              <strong>{rate(line.taeg)}</strong>
            </td>
            <td data-numeric="true" data-label="Spese iniziali">
              {euroText(line.spese)}
            </td>
            <td data-numeric="true" data-label="Totale dovuto">
              {euroText(line.totale)}
            </td>
            {shares && (
              <td data-numeric="true" data-label="Provvigione">
                {shareWords(shares, line.id)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}
