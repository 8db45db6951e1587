'use client'

import { CASES } from '@/components/agents/paths'
import { useRowQuery } from '@/components/data/list/use-row-query'
import type { DetailProps } from '@/lib/resources/pages'
import { LeadActions } from './lead-actions'
import { LeadRecord } from './lead-record'
import { leadOf } from './lead-types'
import { PassLead } from './pass-lead'

/** A request as its agent works it. */
export function LeadPage({ row: first, ...props }: DetailProps) {
  const { row, query, reload } = useRowQuery('leadRequests', first)
  return (
    <LeadRecord
      {...props}
      row={row}
      query={query}
      primary={<LeadActions lead={leadOf(row)} casePage={CASES} main />}
      onSaved={() => reload()}
    >
      <PassLead lead={leadOf(row)} />
    </LeadRecord>
  )
}
