import { CardTable } from '@/components/data/table/card-table'
import { TableHead } from '@/components/ui/table-head'
import type { ReadersReply } from '@/lib/features/comunicazioni/schema'

type Props = { agencies: ReadersReply['agenzie']; asksConfirmation: boolean }

const share = (part: number, whole: number) => `${part} (${Math.round((100 * part) / whole)}%)`

/** How far each agency has come: those with the most people missing first. */
export const AgenciesTable = ({ agencies, asksConfirmation }: Props) => (
  <CardTable label="Destinatari per agenzia">
    <TableHead
      heads={[
        'Agenzia',
        { figure: 'Destinatari' },
        { figure: 'Letta' },
        asksConfirmation && { figure: 'Confermata' },
      ]}
    />
    <tbody>
      {agencies.map(({ nome, destinatari, letti, confermati }) => (
        <tr key={nome}>
          <th scope="row">{nome ?? 'Senza agenzia'}</th>
          <td data-numeric data-label="Destinatari">
            {destinatari}
          </td>
          <td data-numeric data-label="Letta">
            {share(letti, destinatari)}
          </td>
          {asksConfirmation && (
            <td data-numeric data-label="Confermata">
              {share(confermati, destinatari)}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </CardTable>
)
