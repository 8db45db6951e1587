'use client'

import { FormDialog } from '@/components/data/form-dialog'
import { useArea } from '@/components/shell/area'
import { toastSuccess } from '@/components/ui/toasts'
import { personaSchema } from '@/lib/features/pratiche/schema'
import { api } from '@/lib/http/client'
import { useCase } from './case-context'
import { personFields, ruoloField } from './person-fields'

const fields = [ruoloField, ...personFields]

/** A co-applicant, a guarantor, a third party who gives the mortgage. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  return (
    <FormDialog
      title="Aggiungi una persona"
      fields={fields}
      schema={personaSchema}
      start={{ ruolo: 'cointestatario' }}
      verb="AGGIUNGI"
      send={async (values, headers) => {
        await api.post(`/pratiche/${pratica._id}/persone`, values, { area, headers })
        await reload()
        toastSuccess('Persona aggiunta alla pratica')
      }}
      onClose={onClose}
    />
  )
}
