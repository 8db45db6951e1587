'use client'

import { useMemo } from 'react'
import { useListQuery } from '@/components/data/list/use-list-query'
import { NewTicket } from '@/components/tickets/new-ticket'
import { OwnConversation, useOwnTicket } from '@/components/tickets/own-ticket'
import { OwnTickets } from '@/components/tickets/own-tickets'
import type { OwnTicket } from '@/components/tickets/ticket-types'
import { useOneOwnTicket } from '@/components/tickets/use-own-tickets'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { Box } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Section } from '@/components/ui/section'

const NEW = 'nuovo'
const HOME = '/area-clienti'
const hrefOf = (id: string) => `${HOME}?ticket=${id}`

/** Questions to the office: what was asked, and in a drawer with an address of its own the conversation or a new question. */
export function HelpDesk() {
  const { params, set } = useListQuery()
  const open = params.get('ticket')
  const oggetto = params.get('oggetto')
  const start = useMemo(() => (oggetto ? { oggetto } : undefined), [oggetto])
  const show = (ticket: string | null) => set({ ticket, oggetto: null })
  return (
    <Box mt="lg">
      <Section
        title="Assistenza"
        description="Hai una domanda, o qualcosa non va? Scrivici: ti rispondiamo qui e per e-mail."
        actions={
          <Button size="sm" href={hrefOf(NEW)}>
            SCRIVICI
          </Button>
        }
      >
        <OwnTickets addHref={hrefOf(NEW)} hrefOf={hrefOf} />
      </Section>
      <Drawer opened={open === NEW} onClose={() => show(null)} title="Scrivici">
        <NewTicket key={oggetto} start={start} onCreated={({ _id }) => show(_id)} />
      </Drawer>
      {open && open !== NEW && <Conversation key={open} id={open} onClose={() => show(null)} />}
    </Box>
  )
}

function Conversation({ id, onClose }: { id: string; onClose: () => void }) {
  const { ticket, isPending } = useOneOwnTicket(id)
  return (
    <Drawer opened onClose={onClose} title={ticket?.oggetto ?? 'Assistenza'}>
      {isPending && <Loading what="la conversazione" />}
      {!isPending && !ticket && <p>Questa conversazione non c’è.</p>}
      {ticket && <Open ticket={ticket} />}
    </Drawer>
  )
}

function Open({ ticket }: { ticket: OwnTicket }) {
  return <OwnConversation ticket={useOwnTicket(ticket)} addHref={hrefOf(NEW)} hrefOf={hrefOf} />
}
