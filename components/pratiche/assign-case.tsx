'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { toastSuccess, toastWarning } from '@/components/ui/toasts'
import { assignBody } from '@/lib/features/pratiche/assign-schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'

const FIELDS: Field[] = [
  { name: 'agentId', label: 'Agente', kind: 'ref', resource: 'agents', required: true },
  {
    name: 'motivo',
    label: 'Perché',
    kind: 'textarea',
    required: true,
    help: 'Lo leggono chi la segue ora e chi la seguirà; il cliente no.',
  },
]

/** The office gives an open case to another agent. */
export function AssignCase({ onClose }: { onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  // The version that was on show when the decision was made: a later one must be looked at first.
  const [version, setVersion] = useState(pratica.version)
  return (
    <FormDialog
      title={`Affida la pratica ${pratica.codice}`}
      intro={pratica.agent ? `Ora la segue ${pratica.agent.nome} ${pratica.agent.cognome}.` : undefined}
      fields={FIELDS}
      schema={assignBody}
      verb="AFFIDA"
      send={async (values) => {
        const { cautele } = await api.post(
          `/pratiche/${pratica._id}/assign`,
          { ...values, version },
          { area },
        )
        await reload()
        toastSuccess('Pratica affidata')
        cautele.forEach(toastWarning)
      }}
      onStale={async () => {
        setVersion((await reload()).version)
        return 'Nel frattempo la pratica è cambiata: guarda com’è ora e riprova.'
      }}
      onClose={onClose}
    />
  )
}
