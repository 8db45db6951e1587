'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import type { ListProps } from '@/lib/resources/pages'

/** A payment, or a difference, is looked at on its case. */
const caseOf = ({ praticaId }: Row): string | undefined =>
  praticaId ? `/admin/reports/pratiche/${praticaId}` : undefined

/** What banks paid; who manages commissions imports it. */
export function PaymentsList(props: ListProps) {
  const primary = props.canCreate && (
    <Button look="primary" href={`${props.view.page}/import`}>
      IMPORTA
    </Button>
  )
  return (
    <ResourceList
      {...props}
      opens={caseOf}
      title="Incassi dalle banche"
      primary={primary}
      next="Gli incassi arrivano dagli elenchi dei pagamenti delle banche, con IMPORTA."
    />
  )
}

/** The cases of which a bank has paid something else than what is due. */
export function DifferencesList(props: ListProps) {
  return (
    <ResourceList
      {...props}
      opens={caseOf}
      title="Differenze con le banche"
      next="Quello che le banche hanno pagato è quello che si aspettava."
    />
  )
}
