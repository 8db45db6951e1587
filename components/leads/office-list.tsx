'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import { phoneHref } from '@/lib/italian/phone-text'
import type { ListProps } from '@/lib/resources/pages'
import { leadOf } from './lead-types'

/** Requests for the office: who has nobody is assigned, the others are called. */
export function OfficeLeadList(props: ListProps) {
  const canAssign = props.verbs.includes('assign')
  return (
    <ResourceList
      {...props}
      rowAction={(row, act) => <Next row={row} onAssign={canAssign ? () => act('assign') : undefined} />}
    />
  )
}

function Next({ row, onAssign }: { row: Row; onAssign?: () => void }) {
  const { stato, nome, cognome } = leadOf(row)
  const person = `${nome} ${cognome}`
  if (stato === 'nuovo' && onAssign)
    return (
      <Button size="xs" onClick={onAssign} aria-label={`ASSEGNA: ${person}`}>
        ASSEGNA
      </Button>
    )
  if (stato === 'convertito' || !row.telefono) return null
  return (
    // On a card the number itself is to be pressed.
    <Box component="span" visibleFrom="sm">
      <Button size="xs" look="quiet" href={phoneHref(String(row.telefono))} aria-label={`Chiama ${person}`}>
        Chiama
      </Button>
    </Box>
  )
}
