'use client'

import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import type { RequestDetail } from '@/lib/features/leads/contact-requests/types'
import { phoneHref } from '@/lib/italian/phone-text'
import type { ListProps } from '@/lib/resources/pages'
import { ContactedButton } from './contacted-button'

/** Contacts and applications: who waits for an answer is called, and then it is written down. */
export function RequestList(props: ListProps) {
  return <ResourceList {...props} rowAction={(row) => <Next row={row} />} />
}

function Next({ row }: { row: Row }) {
  const request = row as unknown as RequestDetail
  const { stato, nome, cognome, telefono } = request
  const person = `${nome} ${cognome}`
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      {stato !== 'perso' && telefono && (
        <Button size="xs" look="quiet" href={phoneHref(telefono)} aria-label={`Chiama ${person}`}>
          Chiama
        </Button>
      )}
      {(stato === 'nuovo' || stato === 'assegnato') && <ContactedButton request={request} />}
    </Group>
  )
}
