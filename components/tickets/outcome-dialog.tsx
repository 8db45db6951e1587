'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { toastSuccess } from '@/components/ui/toasts'
import { todayInRome } from '@/lib/core/dates'
import { CAUSALI_RECLAMO, ESITI_RECLAMO } from '@/lib/features/reclami/labels'
import { outcomeSchema } from '@/lib/features/reclami/schema'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'

const form = outcomeSchema.omit({ version: true })
const fields: Field[] = [
  {
    name: 'esito',
    label: 'Esito',
    kind: 'select',
    options: optionsOf(ESITI_RECLAMO),
    required: true,
    width: 6,
  },
  { name: 'rispostoIl', label: 'Risposto il', kind: 'day', required: true, width: 6 },
  {
    name: 'causale',
    label: 'Di che cosa si tratta',
    kind: 'select',
    options: optionsOf(CAUSALI_RECLAMO),
    required: true,
    width: 6,
  },
  { name: 'product', label: 'Prodotto', kind: 'select', options: optionsOf(PRODOTTI), width: 6 },
]

export type Complaint = {
  _id: string
  codice: string
  version: number
  esito: string | null
  causale: string
  product: string | null
  consigliatoIl: string
}

/** How a complaint was answered, and when. */
export function OutcomeDialog({ complaint, onClose }: { complaint: Complaint; onClose: () => void }) {
  const { _id, codice, version, esito, causale, product } = complaint
  const { send } = useRecordVerb('reclami', _id)
  return (
    <FormDialog
      title={`Esito del reclamo ${codice}`}
      intro="Il ticket del reclamo è risolto con la risposta, e chi l’ha aperto lo sa."
      fields={fields}
      schema={form}
      start={{ esito, causale, product, rispostoIl: todayInRome() }}
      verb="REGISTRA"
      send={async (values, headers) => {
        await send('esito', { ...values, version }, headers)
        toastSuccess('Esito registrato')
      }}
      onClose={onClose}
    />
  )
}
