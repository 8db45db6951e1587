'use client'

import { useFirstRows } from '@/components/data/list/use-first-rows'
import { CardTable } from '@/components/data/table/card-table'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import { TIPI_MOVIMENTO } from '@/lib/features/merchandising/labels'
import type { StockMovement } from '@/lib/features/merchandising/types'

/** "+40", "−3" */
const signed = (delta: number) => `${delta < 0 ? '−' : '+'}${numberText(Math.abs(delta))}`

/** Those of a month or so. */
const FIRST = 10

/** The last changes of what is on the shelf. */
export function MovementsSection({ movements }: { movements: readonly StockMovement[] }) {
  const { shown, more } = useFirstRows(movements, FIRST)
  return (
    <Section title="Movimenti di magazzino" description="Gli ultimi trenta, dal più recente.">
      {movements.length === 0 ? (
        <EmptyState title="Nessun movimento">
          Ci saranno con le rettifiche e con le spedizioni degli ordini.
        </EmptyState>
      ) : (
        <CardTable label="Movimenti di magazzino">
          <TableHead
            heads={[
              'Quando',
              'Tipo',
              'Variante',
              { figure: 'Quantità' },
              { figure: 'Rimasti' },
              'Motivo',
              'Chi',
            ]}
          />
          <tbody>
            {shown.map((one) => (
              <tr key={one._id}>
                <th scope="row">{formatInstant(one.createdAt)}</th>
                <td data-label="Tipo">{TIPI_MOVIMENTO[one.tipo]}</td>
                <td data-label="Variante">{one.variante || 'Unica'}</td>
                <td data-numeric="true" data-label="Quantità">
                  {signed(one.delta)}
                </td>
                <td data-numeric="true" data-label="Rimasti">
                  {numberText(one.giacenza)}
                </td>
                <td data-label="Motivo">
                  {one.ordine ? (
                    <IntentLink href={`/admin/site/merchandising/ordini/${one.ordine._id}`}>
                      Ordine {one.ordine.codice}
                    </IntentLink>
                  ) : (
                    one.motivo
                  )}
                </td>
                <td data-label="Chi">{one.autore}</td>
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
      {more}
    </Section>
  )
}
