'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { appointmentFields, appointmentSchema } from '@/components/leads/appointment-dialog'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import type { Field } from '@/lib/resources/view'

const fields: Field[] = [
  { name: 'praticaId', label: 'Pratica', kind: 'ref', resource: 'pratiche', required: true },
  ...appointmentFields,
]
const schema = appointmentSchema.extend({
  praticaId: z.string('Scegli la pratica.').min(1, 'Scegli la pratica.'),
})
const area = 'agent'

/** A meeting is made where the agenda shows that there is room for it. */
export function NewMeeting() {
  const [isOpen, setOpen] = useState(false)
  const refresh = usePageRefresh()
  return (
    <>
      <Button size="xs" onClick={() => setOpen(true)}>
        FISSA UN APPUNTAMENTO
      </Button>
      {isOpen && (
        <FormDialog
          title="Nuovo appuntamento"
          intro="Il cliente della pratica riceve un’e-mail, con il file per il suo calendario."
          fields={fields}
          schema={schema}
          verb="FISSA"
          send={async ({ praticaId, quando, sovrapposto }) => {
            const { version } = await records.read('pratiche', String(praticaId), { area })
            const asked = { version: Number(version), quando: String(quando) }
            await api.post(
              `/pratiche/${String(praticaId)}/meeting`,
              sovrapposto === true ? { ...asked, sovrapposto: true } : asked,
              { area },
            )
            toastSuccess('Appuntamento fissato')
            await refresh()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
