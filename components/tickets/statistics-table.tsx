import { Section } from '@/components/shell/section'
import { FiguresTable } from '@/components/ui/figures-table'
import { IntentLink } from '@/components/ui/intent-link'
import type { StatisticsGroup } from '@/lib/features/tickets/statistics-schema'
import classes from './statistics.module.css'
import { keptText, starsText } from './statistics-words'

type Props = {
  title: string
  head: string
  rows: readonly StatisticsGroup[]
  hrefOf: (row: StatisticsGroup) => string
}

/** The figures of each category, or of each person; what was opened leads to its list. */
export function StatisticsTable({ title, head, rows, hrefOf }: Props) {
  return (
    <Section title={title} flush>
      {rows.length === 0 ? (
        <p className={classes.none}>Nessun ticket nel periodo.</p>
      ) : (
        <FiguresTable label={`${title}: cifre`}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">Aperti</th>
              <th scope="col">Risolti</th>
              <th scope="col">Da risolvere oggi</th>
              <th scope="col">In tempo</th>
              <th scope="col">Stelle</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row._id ?? 'nessuno'}>
                <th scope="row">{row.nome}</th>
                <td>
                  <IntentLink href={hrefOf(row)}>{row.aperti}</IntentLink>
                </td>
                <td>{row.risolti}</td>
                <td>{row.daRisolvere}</td>
                <td>{keptText(row)}</td>
                <td>{starsText(row.stelle)}</td>
              </tr>
            ))}
          </tbody>
        </FiguresTable>
      )}
    </Section>
  )
}
