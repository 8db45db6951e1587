'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import { useArea } from '@/components/data/page/area'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { toastError, toastSuccess, toastWarning } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import type { LeadRef } from './lead-types'

type Lead = Pick<LeadRef, '_id' | 'nome' | 'cognome'>

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
  'L’agente riceve un avviso e un’e-mail; chi ha scritto riceve il nome e il telefono di chi lo seguirà.'
const LEAVES = 'Chi la segue ora non la vede più.'

/** Gives the lead to somebody; what is told afterwards is true of the lists and of the page. */
function useAssign({ _id, nome, cognome }: Lead) {
  const area = useArea()
  const queries = useQueryClient()
  const refresh = usePageRefresh()
  return async (body: { agentId?: string }) => {
    const reply = await api.post(`/leadRequests/${_id}/assign`, body, { area })
    await Promise.all([queries.invalidateQueries({ queryKey: ['leadRequests', area] }), refresh()])
    toastSuccess(`Richiesta assegnata: ${nome} ${cognome}`)
    reply.cautele.forEach(toastWarning)
  }
}

type Props = {
  lead: Lead
  /** On the lead's own page, where nobody follows it yet, this is the primary button. */
  main?: boolean
  /** Somebody follows it, and would lose it. */
  followed?: boolean
}

/** Gives a lead to an agent, by name or by the weights. */
export function AssignButton({ lead, main = false, followed = false }: Props) {
  const { nome, cognome } = lead
  const [open, setOpen] = useState(false)
  const label = followed ? 'CAMBIA AGENTE' : 'ASSEGNA'
  return (
    <>
      <Button
        size={main ? 'sm' : 'xs'}
        look={main ? 'primary' : 'secondary'}
        aria-label={main || followed ? undefined : `ASSEGNA: ${nome} ${cognome}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <AssignDialog lead={lead} followed={followed} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Asks who shall have it. */
export function AssignDialog({
  lead,
  followed = false,
  onClose,
}: Omit<Props, 'main'> & { onClose: () => void }) {
  const assign = useAssign(lead)
  const { ask, ...byWeight } = useConfirm(() => assign({}).then(onClose, toastError))
  return (
    <>
      <FormDialog
        title={`Assegna la richiesta di ${lead.nome} ${lead.cognome}`}
        intro={followed ? `${INTRO} ${LEAVES}` : INTRO}
        fields={fields}
        schema={schema}
        start={{ agentId: null }}
        verb="ASSEGNA"
        send={({ agentId }) => assign({ agentId: String(agentId) })}
        before={({ agentId }) => {
          if (!agentId) ask()
          return Boolean(agentId)
        }}
        onClose={onClose}
      />
      <WeightQuestion {...byWeight} lead={lead} followed={followed} />
    </>
  )
}

/** Lets the weights choose; two people are written to, so it is asked first. */
export function AssignByWeight({ lead, followed = false }: Omit<Props, 'main'>) {
  const assign = useAssign(lead)
  const { ask, ...dialog } = useConfirm(() => assign({}).catch(toastError))
  return (
    <>
      <Button size="xs" onClick={ask}>
        ASSEGNA PER PESO
      </Button>
      <WeightQuestion {...dialog} lead={lead} followed={followed} />
    </>
  )
}

type Question = Omit<ReturnType<typeof useConfirm>, 'ask'>

/** The weights choose, and two people are written to: it cannot be taken back. */
const WeightQuestion = ({ lead, followed, ...question }: Question & Omit<Props, 'main'>) => (
  <AskDialog
    {...question}
    title={`Assegna per peso la richiesta di ${lead.nome} ${lead.cognome}?`}
    verb="ASSEGNA"
  >
    L’agente è scelto dai pesi del prodotto e della provincia. {INTRO} {followed && LEAVES}
  </AskDialog>
)
