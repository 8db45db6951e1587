import { pointsText, rateText, tenorText } from '@/components/markup/rate-words'
import { FiguresTable } from '@/components/ui/figures-table'
import { Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { type DaysSheet, JUMP_POINTS } from '@/lib/features/rates/days-schema'
import classes from './rates.module.css'

type Cell = DaysSheet['giorni'][number]['valori'][string]

/** Days by duration, newest first: what is missing and what jumps is marked by a sign and by words. */
export function RatesGrid({ sheet, label }: { sheet: DaysSheet; label: string }) {
  const { index, giorni } = sheet
  const tenors = sheet.tenors.filter((tenor) => giorni.some(({ valori }) => valori[tenor]))
  return (
    <FiguresTable label={label} look="boxed">
      <TableHead heads={['Giorno', ...tenors.map(tenorText), 'Fonte']} />
      <tbody>
        {giorni.map(({ date, manca, valori }) => (
          <tr key={date} data-missing={manca || undefined}>
            <th scope="row">
              {formatDay(date)}
              {manca && (
                <Text span c="var(--warn)" fz="xs">
                  {' '}
                  manca
                </Text>
              )}
            </th>
            {tenors.map((tenor) => (
              <Value key={tenor} index={index} cell={valori[tenor]} />
            ))}
            <td>{sourcesOf(valori) || '—'}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  )
}

/** Where the values of a day come from; which of them from where is said on each. */
const sourcesOf = (valori: Record<string, Cell>): string =>
  [...new Set(Object.values(valori).map(({ source }) => source))].filter(Boolean).join('; ')

function Value({ index, cell }: { index: DaysSheet['index']; cell: Cell | undefined }) {
  if (!cell) return <td>—</td>
  const { value, source, salto } = cell
  return (
    <td title={source || undefined} data-jump={salto !== null || undefined}>
      {salto !== null && (
        <span
          className={classes.jump}
          role="img"
          aria-label={`salto di ${pointsText(salto)} punti base`}
          title={`${pointsText(salto)} punti base dal valore prima: più di ${JUMP_POINTS}`}
        >
          ▲▼
        </span>
      )}
      {rateText(index, value)}
    </td>
  )
}
