'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { appointmentSchema } from '@/components/leads/appointment-dialog'
import { toastMeeting } from '@/components/leads/meeting-words'
import { useOverlap } from '@/components/leads/use-overlap'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import type { Field } from '@/lib/resources/view'
import { STATI_APERTI } from '@/lib/words/case-states'

const which: Field = {
  name: 'praticaId',
  label: 'Pratica',
  kind: 'ref',
  resource: 'pratiche',
  // A meeting of a closed case can be moved, not made.
  among: { stato: STATI_APERTI.join(',') },
  required: true,
}
const schema = appointmentSchema.extend({
  praticaId: z.string('Scegli la pratica.').min(1, 'Scegli la pratica.'),
})
const area = 'agent'

/** A meeting is made where the agenda shows that there is room for it. */
export function NewMeeting() {
  const [isOpen, setOpen] = useState(false)
  const refresh = usePageRefresh()
  const { fields, trying } = useOverlap()
  return (
    <>
      <Button size="xs" aria-label="FISSA UN APPUNTAMENTO" onClick={() => setOpen(true)}>
        FISSA
      </Button>
      {isOpen && (
        <FormDialog
          title="Nuovo appuntamento"
          intro="Il cliente della pratica riceve un’e-mail, con il file per il suo calendario."
          fields={[which, ...fields]}
          schema={schema}
          verb="FISSA"
          send={async ({ praticaId, quando, sovrapposto }) => {
            const { version, intestatario } = await records.read('pratiche', String(praticaId), { area })
            const asked = { version: Number(version), quando: String(quando) }
            const whole = sovrapposto === true ? { ...asked, sovrapposto: true } : asked
            const reply = await trying(() =>
              api.post(`/pratiche/${String(praticaId)}/meeting`, whole, { area }),
            )
            toastMeeting('Appuntamento fissato', reply, String(intestatario))
            await refresh()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
