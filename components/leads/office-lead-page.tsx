'use client'

import { useRowQuery } from '@/components/data/list/use-row-query'
import type { Row } from '@/components/data/list/use-rows'
import { ContextCard } from '@/components/data/record/record-layout'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import type { DetailProps } from '@/lib/resources/pages'
import { AssignButton, AssignByWeight } from './assign-button'
import { nameOf, type Person } from './lead-facts'
import { LeadRecord } from './lead-record'
import { leadOf } from './lead-types'

/** A lead for the office: the same record, and who follows it. */
export function LeadPage({ row: first, ...props }: DetailProps) {
  const { row, query, reload } = useRowQuery('leadRequests', first)
  return (
    <LeadRecord {...props} row={row} query={query} primary={<NextStep row={row} />} onSaved={() => reload()}>
      <ContextCard title="Chi la segue">
        <Follower row={row} />
      </ContextCard>
    </LeadRecord>
  )
}

/** Whose request nobody follows is assigned; what has become a case is followed there. */
function NextStep({ row }: { row: Row }) {
  const lead = leadOf(row)
  if (lead.praticaId)
    return (
      <Button look="primary" size="sm" href={`/admin/reports/pratiche/${lead.praticaId}`}>
        APRI LA PRATICA
      </Button>
    )
  return isUnassigned(row) ? <AssignButton lead={lead} main /> : null
}

/** Who has it, and the ways to give it to somebody else. */
function Follower({ row }: { row: Row }) {
  const lead = leadOf(row)
  const followed = Boolean(row.agentId)
  return (
    <Stack>
      <Text>{row.agent ? nameOf(row.agent as Person) : 'Nessun agente, per ora.'}</Text>
      {lead.stato !== 'convertito' && (
        <Flex gap="sm" wrap="wrap">
          {!isUnassigned(row) && <AssignButton lead={lead} followed={followed} />}
          <AssignByWeight lead={lead} followed={followed} />
        </Flex>
      )}
    </Stack>
  )
}

const isUnassigned = (row: Row) => leadOf(row).stato === 'nuovo' && !row.agentId
