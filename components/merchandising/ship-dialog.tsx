'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import { fullVariantName, testiWords } from '@/lib/features/merchandising/labels'
import { restOf, type ShipInput, shipValues } from '@/lib/features/merchandising/ordini/schema'
import type { OrderLine } from '@/lib/features/merchandising/ordini/types'
import type { Field } from '@/lib/resources/view'

type Props = {
  lines: readonly OrderLine[]
  /** Besides the quantities: carrier and code. */
  fields: readonly Field[]
  send: (input: ShipInput) => Promise<unknown>
  onClose: () => void
}

/** What goes today: all that is left, or less of it. */
export function ShipDialog({ lines, fields, send, onClose }: Props) {
  const open = lines.filter((line) => restOf(line) > 0)
  const quantities: Field[] = open.map((line) => ({
    name: line._id,
    label: [fullVariantName(line), ...testiWords(line.testi)].join(' · '),
    kind: 'number',
    min: 0,
    max: restOf(line),
    help: restOf(line) === 1 ? 'Ne resta 1.' : `Ne restano ${restOf(line)}.`,
    required: true,
    width: 6,
  }))
  const schema = z.object({
    ...shipValues.shape,
    ...Object.fromEntries(
      open.map((line) => [
        line._id,
        z
          .number('Scrivi la quantità.')
          .int('Un numero intero.')
          .min(0, 'Da 0 in su.')
          .max(restOf(line), `Al massimo ${restOf(line)}.`),
      ]),
    ),
  })
  return (
    <FormDialog
      title="Spedisci l’ordine"
      intro="I pezzi escono dal magazzino, e chi ha inviato l’ordine riceve un’e-mail. Quello che non parte resta da spedire."
      fields={[
        ...quantities,
        ...fields.map((field, at) => (at === 0 ? { ...field, section: 'Spedizione' } : field)),
      ]}
      schema={schema}
      start={Object.fromEntries(open.map((line) => [line._id, restOf(line)]))}
      verb="SPEDISCI"
      send={async ({ corriere, tracking, ...values }) => {
        const righe = open.map(({ _id }) => ({ lineId: _id, quantita: Number(values[_id]) }))
        await send({ righe, corriere: corriere as string | null, tracking: tracking as string | null })
        toastSuccess('Spedizione registrata')
      }}
      onClose={onClose}
    />
  )
}
