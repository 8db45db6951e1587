'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { LEADS } from '@/components/agents/paths'
import { FormDialog } from '@/components/data/form/form-dialog'
import { ContextCard } from '@/components/data/record/record-layout'
import { Button } from '@/components/ui/button'
import { toastSuccess, toastWarning } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import { reasonSchema } from '@/lib/italian/reason'
import type { Field } from '@/lib/resources/view'
import type { LeadRef } from './lead-types'

const area = 'agent' as const
const passSchema = z.strictObject({
  agentId: z.string('Scegli a chi passarla.'),
  motivo: reasonSchema('Scrivi perché la passi.'),
})
const FIELDS: Field[] = [
  { name: 'agentId', label: 'Collega', kind: 'ref', resource: 'agents', required: true },
  {
    name: 'motivo',
    label: 'Perché',
    kind: 'textarea',
    required: true,
    help: 'Il collega lo legge nella richiesta.',
  },
]

/** Gives the request to a colleague who can follow it better. */
export function PassLead({ lead: { _id, version, stato, nome, cognome } }: { lead: LeadRef }) {
  const [opened, setOpened] = useState(false)
  const queries = useQueryClient()
  const { push } = useRouter()
  if (stato === 'convertito' || stato === 'perso') return null
  return (
    <ContextCard title="Passa la richiesta">
      <Button size="xs" onClick={() => setOpened(true)}>
        PASSA A UN COLLEGA
      </Button>
      {opened && (
        <FormDialog
          title={`Passa la richiesta di ${nome} ${cognome}`}
          intro="Il collega riceve un avviso e un’e-mail; alla persona scriviamo chi la seguirà. Dopo non vedrai più la richiesta."
          fields={FIELDS}
          schema={passSchema}
          verb="PASSA"
          send={async (values) => {
            const { cautele } = await api.post(
              `/leadRequests/${_id}/assign`,
              { ...values, version },
              { area },
            )
            toastSuccess(`Richiesta passata: ${nome} ${cognome}`)
            cautele.forEach(toastWarning)
            push(LEADS)
            await queries.invalidateQueries({ queryKey: ['leadRequests', area, 'list'] })
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </ContextCard>
  )
}
