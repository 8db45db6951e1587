'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay, todayInRome } from '@/lib/core/dates'
import { closeValues } from '@/lib/features/price-tables/schema'
import type { Field } from '@/lib/resources/view'
import type { TableRef } from './table-steps'

/** One that began today has no yesterday. */
const fieldsOf = (validFrom: string, today: string): Field[] => [
  {
    name: 'validTo',
    label: 'Ultimo giorno',
    kind: 'day',
    required: true,
    help: validFrom < today ? 'Per toglierla da subito scegli ieri.' : undefined,
  },
]

type Props = {
  table: TableRef
  version: number
  validFrom: string
  validTo: string | null
  onClose: () => void
}

/** Asks for the last day of a grid that is published. */
export function CloseDialog({ table, version, validFrom, validTo, onClose }: Props) {
  const { send } = useRecordVerb(table.path, table.id)
  const today = todayInRome()
  return (
    <FormDialog
      title={`Chiudi: ${table.nome}`}
      intro="Dopo l’ultimo giorno i calcolatori non la usano più. I preventivi già fatti restano com’erano."
      fields={fieldsOf(validFrom, today)}
      schema={closeValues}
      start={{ validTo: validTo ?? (validFrom > today ? validFrom : today) }}
      verb="CHIUDI LA TABELLA"
      send={async (values) => {
        await send('close', { ...values, version })
        toastSuccess(`La tabella finisce il ${formatDay(String(values.validTo))}`)
      }}
      onClose={onClose}
    />
  )
}
