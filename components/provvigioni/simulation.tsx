'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Text } from '@/components/ui/layout'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { Section } from '@/components/ui/section'
import { SkeletonText } from '@/components/ui/skeletons'
import { TableHead } from '@/components/ui/table-head'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { QUOTE, type Simulazione } from '@/lib/features/provvigioni/accordi/schema'
import { api } from '@/lib/http/client'
import classes from './provvigioni.module.css'

/** What an agreement, as it was saved, would have given for the cases paid out in the last three whole months. */
export function Simulation({ id, version }: { id: string; version: number }) {
  const area = useArea()
  const [requested, setRequested] = useState(false)
  const found = useQuery({
    queryKey: ['accordi', area, 'simulate', id, version],
    queryFn: ({ signal }) => api.get(`/accordi/${id}/simulate`, { area, signal }),
    enabled: requested,
  })
  return (
    <Section
      title="Se applicato alle pratiche del trimestre"
      description="Le pratiche liquidate negli ultimi tre mesi interi, con le percentuali che hanno avuto e con quelle di questo accordo. Non cambia niente."
      actions={
        !requested && (
          <Button onClick={() => setRequested(true)} loading={found.isFetching}>
            CALCOLA
          </Button>
        )
      }
    >
      {found.isLoadingError && (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      )}
      {requested && found.isPending && <SkeletonText lines={4} />}
      {!requested && (
        <Text c="dimmed" fz="xs">
          Il calcolo parte quando lo chiedi.
        </Text>
      )}
      {found.data && <Outcome simulation={found.data} />}
    </Section>
  )
}

function Outcome({ simulation: { dal, al, pratiche, lordo, quote } }: { simulation: Simulazione }) {
  if (pratiche === 0)
    return (
      <EmptyState title="Nessuna pratica">
        Fra il {formatDay(dal)} e il {formatDay(al)} non ne è stata liquidata nessuna a cui l’accordo si
        applichi.
      </EmptyState>
    )
  const line = (label: string, oggi: number, poi: number) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      <td data-numeric="true">{euroText(oggi)}</td>
      <td data-numeric="true">{euroText(poi)}</td>
      <td data-numeric="true">{euroText(poi - oggi)}</td>
    </tr>
  )
  return (
    <ScrollRegion className={classes.scroll} label="Esito della simulazione">
      <Text c="dimmed" fz="xs">
        {pratiche === 1 ? 'Una pratica liquidata' : `${pratiche} pratiche liquidate`} dal {formatDay(dal)} al{' '}
        {formatDay(al)}.
      </Text>
      <table className={classes.table}>
        <TableHead
          heads={['Quota', { figure: 'Com’è stato' }, { figure: 'Con l’accordo' }, { figure: 'Differenza' }]}
        />
        <tbody>
          {quote.map(({ quota, oggi, poi }) => line(QUOTE[quota as keyof typeof QUOTE], oggi, poi))}
        </tbody>
        <tfoot>{line('Lordo', lordo.oggi, lordo.poi)}</tfoot>
      </table>
    </ScrollRegion>
  )
}
