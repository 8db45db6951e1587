'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { type ReactNode, useState } from 'react'
import { ResourceList } from '@/components/data/resource-list'
import type { Row } from '@/components/data/use-rows'
import { useArea } from '@/components/shell/area'
import { Button } from '@/components/ui/button'
import type { Proposte } from '@/lib/features/predictions/schema'
import { api } from '@/lib/http/client'
import type { ListProps } from '@/lib/resources/pages'
import { PredictionActions, type PredictionRow } from './prediction-actions'
import classes from './predictions.module.css'
import { ProposalsDialog } from './proposals-dialog'

/** All forecasts, for the office. */
export const OfficePredictions = (props: ListProps) => (
  <ResourceList
    {...props}
    head={<Links page={props.view.page} />}
    rowAction={(row) => props.canEdit && <Actions row={row} />}
  />
)

/** An agent's forecasts, with the cases of which none tells yet. The rows of others are only read. */
export function AgentPredictions(props: ListProps) {
  const [open, setOpen] = useState(false)
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['predictions', area, 'proposals'],
    queryFn: ({ signal }) => api.get<Proposte>('/predictions/proposals', { area, signal }),
    meta: { silent: true },
  })
  const { io, total = 0 } = data ?? {}
  return (
    <>
      <ResourceList
        {...props}
        head={
          <Links page={props.view.page}>
            {total > 0 && (
              <p className={classes.offer}>
                {total === 1
                  ? 'Una pratica in banca non ha ancora una previsione.'
                  : `${total} pratiche in banca non hanno ancora una previsione.`}
                <Button size="xs" onClick={() => setOpen(true)}>
                  VEDI LE PROPOSTE
                </Button>
              </p>
            )}
          </Links>
        }
        rowAction={(row) => row.agentId === io && <Actions row={row} />}
        next="Comincia dalle pratiche che sono in banca, oppure da CREA."
      />
      {open && data && (
        <ProposalsDialog items={data.items} total={data.total} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const Actions = ({ row }: { row: Row }) => <PredictionActions row={row as unknown as PredictionRow} />

const Links = ({ page, children }: { page: string; children?: ReactNode }) => (
  <div className={classes.links}>
    {children}
    <Link href={`${page}/andamento`}>Andamento</Link>
    <Link href={`${page}/accuratezza`}>Accuratezza</Link>
  </div>
)
