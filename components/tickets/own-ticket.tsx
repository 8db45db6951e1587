'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useRowQuery } from '@/components/data/list/use-row-query'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Box, Paper, Text } from '@/components/ui/layout'
import { api } from '@/lib/http/client'
import { TalkPane } from './panes'
import { ReplyForm } from './reply-form'
import { Stars } from './stars'
import { Thread } from './thread'
import type { OwnTicket } from './ticket-types'
import { useConversation } from './use-conversation'

type Props = {
  ticket: OwnTicket
  /** Where a new ticket is opened, and where another one of theirs is read. */
  addHref: string
  hrefOf: (id: string) => string
  /** Where there is room for the conversation to scroll by itself, what is written stays in view below it. */
  inPane?: boolean
}

const isOpen = ({ stato }: OwnTicket) => stato !== 'risolto' && stato !== 'chiuso'

/** A ticket for who opened it, kept up to date: agents on a page of their own, clients in their panel. */
export function useOwnTicket(first: OwnTicket): OwnTicket {
  return useRowQuery('tickets', first).row
}

/** The conversation with the office, and what can be done with it. Opening it is reading it. */
export function OwnConversation({ ticket, addHref, hrefOf, inPane = false }: Props) {
  const { area, busy, send, run } = useRecordVerb('tickets', ticket._id)
  const conversation = useConversation(ticket._id)
  const { _id, version, notifyUser } = ticket
  const queries = useQueryClient()
  useEffect(() => {
    if (!notifyUser) return
    const again = () => queries.invalidateQueries({ queryKey: ['tickets', area] })
    api.get(`/tickets/removeNotification/${_id}`, { area }).then(again, () => undefined)
  }, [_id, notifyUser, area, queries])
  const close = () => run(() => send('close', { version }), 'Ticket chiuso')
  const reopen = () => run(() => send('reopen', { version }), 'Ticket riaperto')
  const below = (
    <>
      {ticket.unitoA && (
        <Text mt="md" c="dimmed">
          Continua nel ticket <a href={hrefOf(ticket.unitoA._id)}>{ticket.unitoA.codice}</a>.
        </Text>
      )}
      {!ticket.unitoA && !isOpen(ticket) && <Stars key={ticket.csat} ticket={ticket} />}
      {!ticket.unitoA && (isOpen(ticket) || ticket.riapribile) && (
        <ReplyForm
          id={_id}
          last={conversation.last}
          label={isOpen(ticket) ? 'Scrivi alla sede' : 'Non è risolto? Scrivi: il ticket si riapre'}
        >
          {isOpen(ticket) ? (
            <Button look="quiet" disabled={busy} onClick={() => void close()}>
              Non mi serve più: chiudi
            </Button>
          ) : (
            <Button look="quiet" disabled={busy} onClick={() => void reopen()}>
              Riapri senza scrivere
            </Button>
          )}
        </ReplyForm>
      )}
      {!ticket.unitoA && !isOpen(ticket) && !ticket.riapribile && (
        <Text mt="md" c="dimmed">
          È chiuso da più di sette giorni. Se il problema torna, <a href={addHref}>apri un nuovo ticket</a>.
        </Text>
      )}
    </>
  )
  if (inPane)
    return (
      <TalkPane
        label={`Ticket: ${ticket.oggetto}`}
        last={conversation.last}
        writer={<Box p="sm">{below}</Box>}
      >
        <Thread conversation={conversation} />
      </TalkPane>
    )
  return (
    <Paper withBorder radius="md" p="md" maw={820}>
      <Thread conversation={conversation} />
      {below}
    </Paper>
  )
}
