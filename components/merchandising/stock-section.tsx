'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { toastSuccess } from '@/components/ui/toasts'
import { numberText } from '@/lib/core/number-text'
import { adjustValues } from '@/lib/features/merchandising/article-schema'
import type { VariantStock } from '@/lib/features/merchandising/types'
import type { Field } from '@/lib/resources/view'

type Props = { id: string; version: number; stock: readonly VariantStock[]; canEdit: boolean }

const nameOf = ({ nome }: VariantStock) => nome || 'Unica'
/** What is on the shelf of an item, and how to put it right. */
export function StockSection({ id, version, stock, canEdit }: Props) {
  const { send } = useRecordVerb('merchandising', id)
  const [open, setOpen] = useState(false)
  const counted = stock.filter(({ gestita }) => gestita)
  const fields: Field[] = [
    {
      name: 'varianteId',
      label: 'Variante',
      kind: 'select',
      options: counted.map((one) => ({
        value: one._id,
        label: `${nameOf(one)} (${numberText(one.giacenza)})`,
      })),
      required: true,
      width: 6,
    },
    {
      name: 'delta',
      label: 'Di quanto cambia',
      kind: 'number',
      help: 'Con il meno se sono usciti.',
      required: true,
      width: 6,
    },
    { name: 'motivo', label: 'Motivo', kind: 'text', required: true },
  ]
  return (
    <Section
      title="Magazzino"
      actions={canEdit && counted.length > 0 && <Button onClick={() => setOpen(true)}>RETTIFICA</Button>}
    >
      <StockTable stock={stock} />
      {open && (
        <FormDialog
          title="Rettifica la giacenza"
          intro="Il movimento resta fra quelli dell’articolo, con il motivo e il tuo nome."
          fields={fields}
          schema={adjustValues}
          start={{ varianteId: counted.length === 1 ? counted[0]?._id : null, delta: null, motivo: '' }}
          verb="RETTIFICA"
          send={async (values) => {
            await send('adjust-stock', { ...values, version })
            toastSuccess('Giacenza rettificata')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}

function StockTable({ stock }: Pick<Props, 'stock'>) {
  return (
    <CardTable label="Giacenza delle varianti">
      <TableHead
        heads={[
          'Variante',
          'Codice',
          { figure: 'In magazzino' },
          { figure: 'Riservate' },
          { figure: 'Disponibili' },
          'Stato',
        ]}
      />
      <tbody>
        {stock.map((one) => (
          <StockRow key={one._id} variant={one} />
        ))}
      </tbody>
    </CardTable>
  )
}

function StockRow({ variant }: { variant: VariantStock }) {
  const { codice, gestita, giacenza, riservata } = variant
  const figure = (value: number) => (gestita ? numberText(value) : '—')
  return (
    <tr>
      <th scope="row">{nameOf(variant)}</th>
      <td data-label="Codice">{codice}</td>
      <td data-numeric="true" data-label="In magazzino">
        {figure(giacenza)}
      </td>
      <td data-numeric="true" data-label="Riservate">
        {figure(riservata)}
      </td>
      <td data-numeric="true" data-label="Disponibili">
        {figure(giacenza - riservata)}
      </td>
      <td data-label="Stato">
        <StockState variant={variant} />
      </td>
    </tr>
  )
}

function StockState({
  variant: { attiva, gestita, giacenza, riservata, soglia },
}: {
  variant: VariantStock
}) {
  if (!attiva) return <StateBadge label="Fuori vendita" tone="neutral" />
  if (!gestita) return <StateBadge label="Su ordinazione" tone="info" />
  if (giacenza - riservata <= 0) return <StateBadge label="Esaurita" tone="bad" />
  if (giacenza - riservata < soglia) return <StateBadge label={`Sotto la soglia di ${soglia}`} tone="warn" />
  return <StateBadge label="Disponibile" tone="ok" />
}
