'use client'

import { withParams } from '@/components/data/summary/chart-figures'
import { useListQuery } from '@/components/data/use-list-query'
import { useReply } from '@/components/data/use-rows'
import { Section } from '@/components/shell/section'
import classes from './reports.module.css'

const count = new Intl.NumberFormat('it-IT', { useGrouping: 'always' })

/** Why each bank refused most often, in the period of the screen. */
export function BankReasons() {
  const { query } = useListQuery()
  const { data } = useReply(
    'reports/monitoraggioBanche/motivi',
    withParams(query, { gruppo: null, confronto: null, sort: null }),
  )
  if (!data) return null
  return (
    <Section title="Motivi di rifiuto per banca" flush>
      {data.banche.length === 0 ? (
        <p className={classes.none}>Nel periodo nessuna banca ha respinto una pratica.</p>
      ) : (
        <table className={classes.table} aria-label="Motivi di rifiuto per banca">
          <thead>
            <tr>
              <th scope="col">Banca</th>
              <th scope="col">Respinte</th>
              <th scope="col">I primi tre motivi</th>
            </tr>
          </thead>
          <tbody>
            {data.banche.map(({ key, label, totale, primi }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{count.format(totale)}</td>
                <td className={classes.words}>
                  {primi.map(({ motivo, n }) => `${motivo} (${count.format(n)})`).join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
