import { CardTable } from '@/components/data/table/card-table'
import { Text } from '@/components/ui/layout'
import { TableHead } from '@/components/ui/table-head'
import { numberText } from '@/lib/core/number-text'
import { testiWords } from '@/lib/features/merchandising/labels'
import type { OrderLine } from '@/lib/features/merchandising/ordini/types'
import type { Testo } from '@/lib/features/merchandising/types'
import { euro } from './order-words'

/** What was asked for, and how much of it has gone. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const struck = lines.some(({ annullata }) => annullata > 0)
  // Of an order that was struck off as a whole the amounts say what it was.
  const isWhole = lines.every(({ quantity, annullata }) => annullata === quantity)
  return (
    <CardTable label="Articoli dell’ordine">
      <TableHead
        heads={[
          'Articolo',
          'Variante',
          { figure: 'Prezzo' },
          { figure: 'Quantità' },
          { figure: 'Spediti' },
          struck && { figure: 'Annullati' },
          { figure: 'Importo' },
        ]}
      />
      <tbody>
        {lines.map(({ _id, nome, variant, testi, prezzo, quantity, spedita, annullata }) => (
          <tr key={_id}>
            <th scope="row">
              {nome}
              <Words testi={testi} />
            </th>
            <td data-label="Variante">{variant}</td>
            <td data-numeric="true" data-label="Prezzo">
              {euro(prezzo)}
            </td>
            <td data-numeric="true" data-label="Quantità">
              {numberText(quantity)}
            </td>
            <td data-numeric="true" data-label="Spediti">
              {numberText(spedita)}
            </td>
            {struck && (
              <td data-numeric="true" data-label="Annullati">
                {numberText(annullata)}
              </td>
            )}
            <td data-numeric="true" data-label="Importo">
              {euro(prezzo * (isWhole ? quantity : quantity - annullata))}
            </td>
          </tr>
        ))}
      </tbody>
    </CardTable>
  )
}

/** What is written on it. */
const Words = ({ testi }: { testi: readonly Testo[] }) =>
  testiWords(testi).map((words) => (
    <Text key={words} span display="block" c="dimmed" fz="xs" fw={400}>
      {words}
    </Text>
  ))
