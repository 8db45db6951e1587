'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import type { Field } from '@/lib/resources/view'

export const appointmentSchema = z.strictObject({
  quando: z.string('Indica giorno e ora.'),
  sovrapposto: z.boolean().nullish(),
})
/** When, and upon another one where that is meant. */
export const appointmentFields: Field[] = [
  { name: 'quando', label: 'Giorno e ora', kind: 'instant', required: true },
  { name: 'sovrapposto', label: 'Fissa anche se a quell’ora ne hai un altro', kind: 'boolean' },
]

const STALE = 'Nel frattempo qualcosa è cambiato: chiudi questa finestra e guarda com’è ora.'

type Props = {
  /** "Nome Cognome" of the person. */
  who: string
  /** When it is now; nothing where it is the first. */
  quando?: string
  send: (asked: { quando: string; sovrapposto?: boolean }) => Promise<unknown>
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** When the two will meet or speak: made, or moved. */
export function AppointmentDialog({ who, quando, send, refresh, onClose }: Props) {
  return (
    <FormDialog
      title={quando ? `Sposta l’appuntamento con ${who}` : `Appuntamento con ${who}`}
      intro="Lo diciamo alla persona per e-mail, con il file per il suo calendario."
      fields={appointmentFields}
      schema={appointmentSchema}
      start={{ quando: quando ?? null }}
      verb={quando ? 'SPOSTA' : 'FISSA'}
      send={async (values) => {
        const asked = { quando: String(values.quando) }
        await send(values.sovrapposto === true ? { ...asked, sovrapposto: true } : asked)
        toastSuccess(quando ? 'Appuntamento spostato' : 'Appuntamento fissato')
      }}
      onStale={() => refresh().then(() => STALE)}
      onClose={onClose}
    />
  )
}
