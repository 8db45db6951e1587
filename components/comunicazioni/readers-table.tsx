import { CardTable } from '@/components/data/table/card-table'
import { Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import type { Lettore } from '@/lib/features/comunicazioni/schema'

type Props = { rows: readonly Lettore[]; asksConfirmation: boolean }

const instant = (value: string | null) => value && formatInstant(value)

/** A line for each person who was meant. */
export function ReadersTable({ rows, asksConfirmation }: Props) {
  if (rows.length === 0)
    return (
      <Text c="dimmed" fz="xs">
        Nessuno, con questa scelta.
      </Text>
    )
  return (
    <CardTable label="Destinatari">
      <TableHead
        heads={['Agente', 'Agenzia', 'Letta il', asksConfirmation && 'Confermata il', 'Solleciti']}
      />
      <tbody>
        {rows.map(({ _id, nome, agenzia, lettoAt, confermatoAt, solleciti, sollecitatoAt }) => (
          <tr key={_id}>
            <th scope="row">{nome}</th>
            <td data-label="Agenzia">{agenzia}</td>
            <td data-label="Letta il">{instant(lettoAt)}</td>
            {asksConfirmation && <td data-label="Confermata il">{instant(confermatoAt)}</td>}
            <td data-label="Solleciti">
              {sollecitatoAt && `${solleciti}, l’ultimo il ${formatInstant(sollecitatoAt)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}
