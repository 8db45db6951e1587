'use client'

import { useRef } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { personaSchema } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'
import { personFields, ruoloField } from './person-fields'
import type { Persona } from './person-words'

const CONTACTS = { nome: true, cognome: true, email: true, telefono: true } as const

/** A co-applicant, a guarantor, a third party who gives the mortgage; with `persona`, what is known of one. */
export function PersonDialog({ persona, onClose }: { persona?: Persona; onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  // The version that was on show when the decision was made: a later one must be looked at first.
  const version = useRef(pratica.version)
  const form = persona ? editing(persona) : adding
  return (
    <FormDialog
      title={persona ? `Modifica ${persona.nome} ${persona.cognome}` : 'Aggiungi una persona'}
      intro={form.intro}
      fields={form.fields}
      schema={form.schema}
      start={form.start}
      verb={persona ? 'MODIFICA' : 'AGGIUNGI'}
      send={async (values, headers) => {
        if (persona)
          await api.patch(
            `/pratiche/${pratica._id}/persone/${persona._id}`,
            { ...values, version: version.current },
            { area },
          )
        else await api.post(`/pratiche/${pratica._id}/persone`, values, { area, headers })
        await reload()
        toastSuccess(persona ? 'Dati della persona aggiornati' : 'Persona aggiunta alla pratica')
      }}
      onStale={async () => {
        version.current = (await reload()).version
        return 'Nel frattempo qualcun altro ha lavorato sulla pratica. Quello che hai scritto è ancora qui: controlla e invia di nuovo.'
      }}
      onClose={onClose}
    />
  )
}

const adding = {
  fields: [ruoloField, ...personFields] as readonly Field[],
  schema: personaSchema,
  start: { ruolo: 'cointestatario' } as Record<string, unknown>,
  intro: undefined,
}

/** The richiedente keeps their role, and who follows the case their own name and contacts. */
function editing(persona: Persona) {
  const isOwn = persona.clientId !== null
  const isFirst = persona.ruolo === 'richiedente'
  const known = isOwn ? personFields.filter(({ name }) => !(name in CONTACTS)) : personFields
  const fields = isFirst ? known : [withoutFirst, ...known]
  const withRole = isFirst ? personaSchema.omit({ ruolo: true }) : personaSchema
  return {
    fields,
    schema: isOwn ? withRole.omit(CONTACTS) : withRole,
    start: { ...persona } as Record<string, unknown>,
    intro: isOwn ? 'Segue già la pratica: nome e recapiti sono quelli della sua scheda cliente.' : undefined,
  }
}

const withoutFirst: Field = {
  ...ruoloField,
  options: ruoloField.options?.filter(({ value }) => value !== 'richiedente'),
}
