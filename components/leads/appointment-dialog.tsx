'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { NO_MAIL, toastMeeting } from './meeting-words'
import { useOverlap } from './use-overlap'

export const appointmentSchema = z.strictObject({
  quando: z.string('Indica giorno e ora.'),
  sovrapposto: z.boolean().nullish(),
})

const STALE = 'Nel frattempo qualcosa è cambiato: chiudi questa finestra e guarda com’è ora.'

type Props = {
  /** "Nome Cognome" of the person. */
  who: string
  /** When it is now; nothing where it is the first. */
  quando?: string
  /** The person has no e-mail address, where that is known. */
  senzaEmail?: boolean
  send: (asked: { quando: string; sovrapposto?: boolean }) => Promise<{ daAvvisare?: boolean }>
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** When the two will meet or speak: made, or moved. */
export function AppointmentDialog({ who, quando, senzaEmail, send, refresh, onClose }: Props) {
  const { fields, trying } = useOverlap()
  return (
    <FormDialog
      title={quando ? `Sposta l’appuntamento con ${who}` : `Appuntamento con ${who}`}
      intro={senzaEmail ? NO_MAIL : 'Lo diciamo alla persona per e-mail, con il file per il suo calendario.'}
      fields={fields}
      schema={appointmentSchema}
      start={{ quando: quando ?? null }}
      verb={quando ? 'SPOSTA' : 'FISSA'}
      send={async (values) => {
        const asked = { quando: String(values.quando) }
        const whole = values.sovrapposto === true ? { ...asked, sovrapposto: true } : asked
        const reply = await trying(() => send(whole))
        toastMeeting(quando ? 'Appuntamento spostato' : 'Appuntamento fissato', reply, who)
      }}
      onStale={() => refresh().then(() => STALE)}
      onClose={onClose}
    />
  )
}
