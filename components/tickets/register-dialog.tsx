'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { toastSuccess } from '@/components/ui/toasts'
import { dayOfText } from '@/lib/core/dates'
import { CANALI_RECLAMO, CAUSALI_RECLAMO } from '@/lib/features/reclami/labels'
import { registerSchema } from '@/lib/features/reclami/schema'
import type { Field } from '@/lib/resources/view'
import { optionsOf } from '@/lib/words/options'
import { PRODOTTI } from '@/lib/words/products'
import type { OfficeTicket } from './ticket-types'

const form = registerSchema.omit({ version: true })
const fields: Field[] = [
  {
    name: 'canale',
    label: 'Come è arrivato',
    kind: 'select',
    options: optionsOf(CANALI_RECLAMO),
    required: true,
    width: 6,
  },
  { name: 'ricevutoIl', label: 'Arrivato il', kind: 'day', required: true, width: 6 },
  {
    name: 'causale',
    label: 'Di che cosa si tratta',
    kind: 'select',
    options: optionsOf(CAUSALI_RECLAMO),
    required: true,
    width: 6,
  },
  {
    name: 'product',
    label: 'Prodotto',
    kind: 'select',
    options: optionsOf(PRODOTTI),
    width: 6,
    help: 'Vuoto: quello della pratica, se c’è.',
  },
  { name: 'motivo', label: 'Perché è un reclamo', kind: 'textarea', required: true },
]

/** A ticket turns out to be a complaint: it goes into the register, with its terms. */
export function RegisterDialog({ ticket, onClose }: { ticket: OfficeTicket; onClose: () => void }) {
  const { _id, codice, version, createdAt } = ticket
  const { send } = useRecordVerb('tickets', _id)
  return (
    <FormDialog
      title={`Reclamo: ticket ${codice}`}
      intro="Entra nel registro dei reclami e ci resta: la scadenza diventa quella dei reclami."
      fields={fields}
      schema={form}
      start={{ canale: 'area', causale: null, product: null, ricevutoIl: dayOfText(createdAt), motivo: '' }}
      verb="ISCRIVI NEL REGISTRO"
      send={async (values, headers) => {
        await send('reclamo', { ...values, version }, headers)
        toastSuccess('Ticket nel registro dei reclami')
      }}
      onClose={onClose}
    />
  )
}
