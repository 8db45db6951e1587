'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'
import { OrdersFigures } from './orders-figures'

const NEXT: Record<string, { verb: string; label: string }> = {
  inviato: { verb: 'approve', label: 'APPROVA' },
  approvato: { verb: 'ship', label: 'SPEDISCI' },
  preparazione: { verb: 'ship', label: 'SPEDISCI' },
  spedito: { verb: 'deliver', label: 'CONSEGNA' },
}

type NextProps = { row: Row; verbs: readonly string[]; act: (verb: string) => void }

function Next({ row: { stato, codice }, verbs, act }: NextProps) {
  const next = NEXT[String(stato)]
  if (!next || !verbs.includes(next.verb)) return null
  return (
    <Button size="xs" onClick={() => act(next.verb)} aria-label={`${next.label}: ${codice}`}>
      {next.label}
    </Button>
  )
}

/** What was ordered, with the next step of each. */
export const OrdersList = (props: ListProps) => (
  <ResourceList
    {...props}
    title="Ordini di merchandising"
    actions={<Button href="/admin/site/merchandising/ordini/prelievo">PRELIEVO</Button>}
    head={<OrdersFigures />}
    next="Gli ordini arrivano dal catalogo, quando un agente invia il suo carrello."
    rowAction={(row, act) => <Next row={row} verbs={props.verbs} act={act} />}
  />
)
