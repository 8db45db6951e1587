import { Fragment } from 'react'
import { CardTable } from '@/components/data/table/card-table'
import { Checkbox } from '@/components/ui/checkbox'
import { Box } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { euroText } from '@/lib/core/money'
import { rate } from './figures'
import type { Kind } from './kinds'
import type { lineGroups } from './line-groups'
import type { Line } from './lines'
import classes from './offer-table.module.css'
import { type Shares, shareWords } from './use-shares'

type Chosen = {
  kind: Kind
  choiceOf: (line: Line) => { checked: boolean; onChange: () => void }
  /** Other figures are being worked out: these are to be read only. */
  closed: boolean
  shares: Shares | null
}
/** So many of those for everybody, and of each condition. */
type Props = Chosen & { groups: ReturnType<typeof lineGroups>; most: number; mostOfOthers: number }

/** Every offer on a line; a box of each puts it among those that are compared and saved. */
export function OfferTable({ groups, most, mostOfOthers, ...rest }: Props) {
  const { kind, shares } = rest
  const heads = ['TAN', 'TAEG', 'Totale dovuto', ...(shares ? ['Provvigione'] : [])]
  return (
    <div className={classes.offers}>
      <CardTable label="Offerte">
        <TableHead
          heads={['Banca e prodotto', ...[amountOf(kind), ...heads].map((figure) => ({ figure }))]}
        />
        <tbody>
          {groups.map(({ condizione, lines }) => (
            <Fragment key={condizione}>
              {condizione !== null && (
                <tr>
                  <th scope="rowgroup" colSpan={heads.length + 2}>
                    {condizione} {lines.length === 1 ? 'Un’offerta.' : `${lines.length} offerte.`}
                  </th>
                </tr>
              )}
              {lines.slice(0, condizione === null ? most : mostOfOthers).map((line) => (
                <OfferRow key={line.id} line={line} {...rest} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </CardTable>
    </div>
  )
}

const amountOf = (kind: Kind) => (kind === 'cdq' ? 'Netto' : 'Rata')

function OfferRow({ line, kind, choiceOf, closed, shares }: Chosen & { line: Line }) {
  const { checked, onChange } = choiceOf(line)
  const { id, banca, prodotto, tasso, indice, tipo, note } = line
  const about = [banca && prodotto, indice, ...note].filter(Boolean).join(' · ')
  return (
    <tr data-chosen={checked || undefined}>
      <th
        scope="row"
        className={classes.name}
        title={[banca, prodotto, tasso, ...note].filter(Boolean).join(', ')}
      >
        <Checkbox
          label={
            <>
              <Box component="span" display="block" className={classes.cut}>
                {banca || prodotto}
              </Box>
              {about && (
                <Box component="small" display="block" className={classes.cut}>
                  {about}
                </Box>
              )}
            </>
          }
          value={checked}
          disabled={closed}
          onChange={onChange}
        />
      </th>
      <td data-numeric="true" data-label={amountOf(kind)}>
        <strong>{euroText(kind === 'cdq' ? line.importo : line.rata)}</strong>
      </td>
      <td data-numeric="true" data-label="TAN">
        {rate(line.tan)}
        <Box component="small" display="block" c="dimmed" fz="xs">
          {tipo.replace('Variabile con', 'Con').toLowerCase()}
        </Box>
      </td>
      <td data-numeric="true" data-label="TAEG">
        <strong>{rate(line.taeg)}</strong>
      </td>
      <td data-numeric="true" data-label="Totale dovuto">
        {euroText(line.totale)}
        <Box component="small" display="block" c="dimmed" fz="xs">
          spese {euroText(line.spese)}
        </Box>
      </td>
      {shares && (
        <td data-numeric="true" data-label="Provvigione">
          {shareWords(shares, id)}
        </td>
      )}
    </tr>
  )
}
