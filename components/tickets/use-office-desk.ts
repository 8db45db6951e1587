import { useRef } from 'react'
import type { OfficeTicket } from './ticket-types'
import { useConversation } from './use-conversation'
import { useReading } from './use-reading'

/** A ticket that somebody of the office has open: it counts as read, and its conversation is kept up to date. */
export function useOfficeDesk(ticket: OfficeTicket, me: string) {
  const conversation = useConversation(ticket._id)
  const composer = useRef<HTMLFormElement>(null)
  useReading(ticket, me)
  /** A long conversation has the writer of answers far below. */
  const beginReply = () => {
    composer.current?.scrollIntoView({ block: 'center' })
    composer.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return { conversation, composer, beginReply }
}
export type OfficeDesk = ReturnType<typeof useOfficeDesk>
