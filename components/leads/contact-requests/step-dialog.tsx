'use client'

import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { notaSchema } from '@/lib/features/leads/contact-requests/schema'
import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import type { Step } from './request-steps'

const schema = z.strictObject({ note: notaSchema })
const fields: Field[] = [
  {
    name: 'note',
    label: 'Nota',
    kind: 'textarea',
    help: 'Facoltativa: la legge chi apre la richiesta dopo di te.',
  },
]

type Props = {
  request: Pick<RequestDetail, '_id' | 'version' | 'nome' | 'cognome'>
  step: Step
  onClose: () => void
}

/** Takes a step, with a word for the colleagues. */
export function StepDialog({ request: { _id, version, nome, cognome }, step, onClose }: Props) {
  const area = useArea()
  const refreshPage = usePageRefresh()
  const queries = useQueryClient()
  const refresh = async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: ['requests', area] }), refreshPage()])
  }
  return (
    <FormDialog
      title={step.title(`${nome} ${cognome}`)}
      fields={fields}
      schema={schema}
      verb="CONFERMA"
      send={async (values) => {
        await api.post(`/requests/${_id}/state`, { ...values, to: step.to, version }, { area })
        await refresh()
        toastSuccess(step.done)
      }}
      onStale={async () => {
        await refresh()
        return 'Nel frattempo la richiesta è cambiata: chiudi questa finestra e guarda com’è ora.'
      }}
      onClose={onClose}
    />
  )
}
