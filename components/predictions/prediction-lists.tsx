'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ResourceList } from '@/components/data/list/resource-list'
import { useListQuery } from '@/components/data/list/use-list-query'
import type { Row } from '@/components/data/list/use-rows'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex } from '@/components/ui/layout'
import { api } from '@/lib/http/client'
import type { ListProps } from '@/lib/resources/pages'
import { BoardScreen } from './board-screen'
import { PredictionActions, type PredictionRow } from './prediction-actions'
import { PredictionSums } from './prediction-sums'
import { ProposalsDialog } from './proposals-dialog'

/** All forecasts, for the office. */
export function OfficePredictions(props: ListProps) {
  const head = <Links page={props.view.page} />
  useOpensOn(props.view.list.presets?.[0]?.query)
  if (useVista() === 'mesi') return <BoardScreen {...props} head={head} />
  return <ResourceList {...props} head={head} rowAction={(row) => props.canEdit && <Actions row={row} />} />
}

/** An agent's forecasts, with the cases of which none tells yet. The rows of others are only read. */
export function AgentPredictions(props: ListProps) {
  const [open, setOpen] = useState(false)
  const vista = useVista()
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['predictions', area, 'proposals'],
    queryFn: ({ signal }) => api.get('/predictions/proposals', { area, signal }),
    meta: { silent: true },
  })
  const { io, total = 0 } = data ?? {}
  const head = (
    <Links page={props.view.page}>
      {total > 0 && (
        <Flex component="p" rowGap="xs" columnGap="sm" align="center" wrap="wrap" flex="1 1 280px">
          {total === 1
            ? 'Una pratica in banca non ha ancora una previsione.'
            : `${total} pratiche in banca non hanno ancora una previsione.`}
          <Button size="xs" onClick={() => setOpen(true)}>
            VEDI LE PROPOSTE
          </Button>
        </Flex>
      )}
    </Links>
  )
  return (
    <>
      {vista === 'mesi' ? (
        <BoardScreen {...props} head={head} />
      ) : (
        <ResourceList
          {...props}
          head={head}
          rowAction={(row) => row.agentId === io && <Actions row={row} />}
          next="Comincia dalle pratiche che sono in banca, oppure da CREA."
        />
      )}
      {open && data && (
        <ProposalsDialog items={data.items} total={data.total} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Opened without a question, the list shows what is still to come; all of them are a view beside it. */
function useOpensOn(query: string | undefined) {
  useEffect(() => {
    if (query && window.location.search === '')
      window.history.replaceState(null, '', `?${new URLSearchParams(query)}`)
  }, [query])
}

const Actions = ({ row }: { row: Row }) => <PredictionActions row={row as unknown as PredictionRow} />

/** How they are looked at is in the address: the list, or the board of the months. */
const useVista = (): Vista => (useListQuery().params.get('vista') === 'mesi' ? 'mesi' : 'elenco')
const VISTE = [
  { value: 'elenco', label: 'Elenco' },
  { value: 'mesi', label: 'Mesi' },
] as const
type Vista = (typeof VISTE)[number]['value']

function Links({ page, children }: { page: string; children?: ReactNode }) {
  const { set } = useListQuery()
  const vista = useVista()
  return (
    <Flex rowGap="xxs" columnGap="md" align="center" wrap="wrap" mb="sm" fz="row">
      <ViewSwitch
        label="Come vedere le previsioni"
        views={VISTE}
        value={vista}
        onChange={(next) => set({ vista: next === 'mesi' ? next : null })}
      />
      {children}
      <IntentLink href={`${page}/andamento`}>Andamento</IntentLink>
      <IntentLink href={`${page}/accuratezza`}>Accuratezza</IntentLink>
      {vista === 'elenco' && <PredictionSums />}
    </Flex>
  )
}
