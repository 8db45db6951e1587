import { IntentLink } from '@/components/ui/intent-link'
import classes from './chart.module.css'
import type { FigureCell, FigureTable } from './figure-table'

/** The figures of a chart, for who reads them or hears them. */
export function ChartTable({ table: { head, rows }, label }: { table: FigureTable; label: string }) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {head.map((words) => (
            <th scope="col" key={words}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name && <Text cell={name} />}</th>
            {figures.map((cell, index) => (
              <td key={head[index + 1]}>
                <Text cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Text = ({ cell: { text, href } }: { cell: FigureCell }) =>
  href ? <IntentLink href={href}>{text}</IntentLink> : text
