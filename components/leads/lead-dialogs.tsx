'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import type { Field } from '@/lib/resources/view'
import { type LeadRef, meets } from './lead-types'

type Props = {
  lead: LeadRef
  move: (to: string, values: Record<string, unknown>) => Promise<unknown>
  refresh: () => Promise<void>
  onClose: () => void
}

const lostSchema = z.strictObject({
  motivo: z
    .string('Scrivi perché è persa.')
    .trim()
    .min(1, 'Scrivi perché è persa.')
    .max(500, 'Al massimo 500 caratteri.'),
})
const lostFields: Field[] = [
  {
    name: 'motivo',
    label: 'Perché è persa',
    kind: 'textarea',
    required: true,
    help: 'La richiesta si può riprendere in seguito.',
  },
]

const STALE = 'Nel frattempo la richiesta è cambiata: chiudi questa finestra e guarda com’è ora.'

/** Why a lead came to nothing. */
export function LostDialog({ lead, move, refresh, onClose }: Props) {
  return (
    <FormDialog
      title={`${lead.nome} ${lead.cognome}: richiesta persa`}
      intro={meets(lead) ? 'L’appuntamento viene annullato: la persona riceve un’e-mail.' : undefined}
      fields={lostFields}
      schema={lostSchema}
      verb="CONFERMA"
      send={async (values) => {
        await move('perso', values)
        toastSuccess('Richiesta segnata come persa')
      }}
      onStale={() => refresh().then(() => STALE)}
      onClose={onClose}
    />
  )
}

type ConvertProps = Pick<Props, 'lead' | 'onClose'> & { convert: () => Promise<void> }

/** A conversion makes a case and writes to the client: it is asked first, and cannot be taken back. */
export function ConvertDialog({ lead: { nome, cognome }, convert, onClose }: ConvertProps) {
  return (
    <FormDialog
      title={`Converti in pratica la richiesta di ${nome} ${cognome}`}
      intro="Si apre una pratica con i dati della richiesta e i documenti da chiedere; se la persona non è già cliente riceve un invito per e-mail. Non si può annullare."
      fields={[]}
      schema={z.strictObject({})}
      verb="CONVERTI"
      send={convert}
      onClose={onClose}
    />
  )
}
