'use client'

import { useArea } from '@/components/data/page/area'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Text } from '@/components/ui/layout'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { ROW_KINDS } from '@/lib/features/provvigioni/estratti/labels'
import type { StatementRow } from '@/lib/features/provvigioni/estratti/types'
import classes from './provvigioni.module.css'

type Props = { rows: readonly StatementRow[]; total: number }

/** What a statement is made of; reversals are lines with a minus. */
export function StatementRows({ rows, total }: Props) {
  const area = useArea()
  const base = area === 'admin' ? '/admin' : '/agents'
  if (rows.length === 0)
    return (
      <EmptyState title="Nessuna riga">Questo estratto riporta soltanto il saldo di uno prima.</EmptyState>
    )
  const rest = total - rows.length
  return (
    <>
      <ScrollRegion className={classes.scroll} label="Righe dell’estratto">
        <table className={`${classes.table} ${classes.cards}`}>
          <TableHead
            heads={['Pratica', 'Maturata il', 'Cliente e banca', 'Quota', { figure: 'Importo' }]}
            cards
          />
          <tbody>
            {rows.map(({ _id, praticaId, codice, maturataAt, cliente, banca, quota, storno, ...row }) => (
              <tr key={_id}>
                <th scope="row">
                  <IntentLink href={`${base}/reports/pratiche/${praticaId}`}>{codice}</IntentLink>
                </th>
                <td data-label="Maturata il">{formatDay(new Date(maturataAt))}</td>
                <td className={classes.long}>
                  {cliente}
                  <Text span display="block" c="dimmed" fz="xs">
                    {banca}
                  </Text>
                </td>
                <td>
                  {ROW_KINDS[quota]}
                  {storno && ' (storno)'}
                  {row.percentuale !== null && (
                    <Text span display="block" c="dimmed" fz="xs">
                      {formatRate(row.percentuale)} del lordo
                    </Text>
                  )}
                </td>
                <td data-numeric="true">{euroText(row.importo)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {rest > 0 && (
        <Text c="dimmed" fz="xs">
          E altre {rest} righe, che trovi nel PDF.
        </Text>
      )}
    </>
  )
}
