'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ContextCard } from '@/components/data/record-layout'
import { RefInput } from '@/components/data/ref-input'
import { useRowQuery } from '@/components/data/use-row-query'
import type { Row } from '@/components/data/use-rows'
import { LeadRecord } from '@/components/leads/lead-record'
import { leadOf } from '@/components/leads/lead-types'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { DetailProps } from '@/lib/resources/pages'
import classes from './lead-page.module.css'

/** A lead for the office: the same record, and who follows it. */
export function LeadPage({ row: first, ...props }: DetailProps) {
  const { row, reload } = useRowQuery('leadRequests', first)
  const { praticaId, stato } = leadOf(row)
  const open = praticaId && (
    <Button look="primary" href={`/admin/reports/pratiche/${praticaId}`}>
      APRI LA PRATICA
    </Button>
  )
  return (
    <LeadRecord {...props} row={row} primary={open} onSaved={() => reload()}>
      <ContextCard title="Chi la segue">
        <Assign row={row} closed={stato === 'convertito'} />
      </ContextCard>
    </LeadRecord>
  )
}

/** By name, or by the weights. */
function Assign({ row, closed }: { row: Row; closed: boolean }) {
  const area = useArea()
  const queries = useQueryClient()
  const current = row.agentId ? String(row.agentId) : null
  const [agentId, setAgentId] = useState(current)
  const assign = useMutation({
    mutationFn: (body: { agentId?: string }) => api.post(`/leadRequests/${row._id}/assign`, body, { area }),
    onSuccess: async () => {
      // The page knows who follows it before anybody is told.
      await queries.invalidateQueries({ queryKey: ['leadRequests', area] })
      toastSuccess('Richiesta assegnata')
    },
  })
  return (
    <div className={classes.assign}>
      <RefInput label="Agente" resource="agents" value={agentId} onChange={setAgentId} disabled={closed} />
      <div className={classes.buttons}>
        <Button
          look="primary"
          loading={assign.isPending}
          disabled={closed || !agentId || agentId === current}
          onClick={() => agentId && assign.mutate({ agentId })}
        >
          ASSEGNA
        </Button>
        <Button disabled={closed || assign.isPending} onClick={() => assign.mutate({})}>
          Assegna per peso
        </Button>
      </div>
    </div>
  )
}
