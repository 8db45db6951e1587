'use client'

import { CASES } from '@/components/agents/paths'
import { ResourceList } from '@/components/data/list/resource-list'
import type { ListProps } from '@/lib/resources/pages'
import { LeadActions } from './lead-actions'
import { leadOf } from './lead-types'

/** Requests to work, each with its next step at hand. */
export function LeadList(props: ListProps) {
  return (
    <ResourceList
      {...props}
      next="Quando te ne viene assegnata una ricevi un avviso e la trovi qui. Intanto puoi lavorare le tue pratiche."
      rowAction={(row) => <LeadActions lead={leadOf(row)} casePage={CASES} />}
    />
  )
}
