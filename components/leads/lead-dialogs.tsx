'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import type { Field } from '@/lib/resources/view'
import type { LeadRef } from './lead-types'

type Props = {
  lead: LeadRef
  move: (to: string, values: Record<string, unknown>) => Promise<unknown>
  refresh: () => Promise<void>
  onClose: () => void
}

const whenSchema = z.strictObject({
  quando: z.string('Indica giorno e ora.'),
  sovrapposto: z.boolean().nullish(),
})
const whenFields: Field[] = [
  { name: 'quando', label: 'Giorno e ora', kind: 'instant', required: true },
  { name: 'sovrapposto', label: 'Fissa anche se a quell’ora ne hai un altro', kind: 'boolean' },
]

const lostSchema = z.strictObject({
  motivo: z
    .string('Scrivi perché è persa.')
    .trim()
    .min(1, 'Scrivi perché è persa.')
    .max(500, 'Al massimo 500 lettere.'),
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

/** When the two will meet or speak. */
export function AppointmentDialog({ lead, move, refresh, onClose }: Props) {
  return (
    <FormDialog
      title={`Appuntamento con ${lead.nome} ${lead.cognome}`}
      intro="Lo diciamo alla persona per e-mail, con il file per il suo calendario."
      fields={whenFields}
      schema={whenSchema}
      verb="FISSA"
      send={async (values) => {
        const { quando, sovrapposto } = values
        await move('appuntamento', { quando, ...(sovrapposto === true && { sovrapposto }) })
        toastSuccess('Appuntamento fissato')
      }}
      onStale={() => refresh().then(() => STALE)}
      onClose={onClose}
    />
  )
}

/** Why a lead came to nothing. */
export function LostDialog({ lead, move, refresh, onClose }: Props) {
  return (
    <FormDialog
      title={`${lead.nome} ${lead.cognome}: richiesta persa`}
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
