'use client'

import { ResourceList } from '@/components/data/resource-list'
import type { ResourceView } from '@/lib/resources/view'
import { LeadActions } from './lead-actions'
import { leadOf } from './lead-types'

type Props = { view: ResourceView; page: string; casePage: string }

/** Requests to work, each with its next step at hand. */
export function LeadList({ view, page, casePage }: Props) {
  return (
    <ResourceList
      view={view}
      page={page}
      next="Quando te ne viene assegnata una ricevi un avviso e la trovi qui. Intanto puoi lavorare le tue pratiche."
      rowAction={(row) => <LeadActions lead={leadOf(row)} casePage={casePage} />}
    />
  )
}
