'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form-dialog'
import { usePageRefresh } from '@/components/data/use-page-refresh'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import type { LeadItem } from '@/lib/features/home/types'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

const schema = z.strictObject({ agentId: z.string().nullable() })
const fields: Field[] = [
  {
    name: 'agentId',
    label: 'Agente',
    kind: 'ref',
    resource: 'agents',
    help: 'Lascia vuoto per seguire i pesi del prodotto e della provincia.',
  },
]
const INTRO =
  'L’agente riceve un avviso e una e-mail; chi ha scritto riceve il nome e il telefono di chi lo seguirà.'

/** Gives a lead to an agent, by name or by the weights. */
export function AssignButton({ lead: { _id, nome, cognome } }: { lead: LeadItem }) {
  const area = useArea()
  const queries = useQueryClient()
  const refresh = usePageRefresh()
  const [open, setOpen] = useState(false)
  const send = async ({ agentId }: Record<string, unknown>) => {
    await api.post(`/leadRequests/${_id}/assign`, agentId ? { agentId } : {}, { area })
    await Promise.all([queries.invalidateQueries({ queryKey: ['leadRequests', area] }), refresh()])
    toastSuccess(`Richiesta assegnata: ${nome} ${cognome}`)
  }
  return (
    <>
      <Button size="xs" aria-label={`ASSEGNA: ${nome} ${cognome}`} onClick={() => setOpen(true)}>
        ASSEGNA
      </Button>
      {open && (
        <FormDialog
          title={`Assegna la richiesta di ${nome} ${cognome}`}
          intro={INTRO}
          fields={fields}
          schema={schema}
          start={{ agentId: null }}
          verb="ASSEGNA"
          send={send}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
