import { useRef } from 'react'
import type { OfficeTicket } from './ticket-types'
import { useConversation } from './use-conversation'
import { usePresence } from './use-presence'
import { useReading } from './use-reading'

/** A ticket that somebody of the office has open: it counts as read, its conversation is kept up to date, and colleagues see them there. */
export function useOfficeDesk(ticket: OfficeTicket, me: string) {
  const conversation = useConversation(ticket._id)
  const composer = useRef<HTMLFormElement>(null)
  const { others, onWrite } = usePresence(ticket._id)
  useReading(ticket, me)
  /** A long conversation has the writer of answers far below. */
  const beginReply = () => {
    composer.current?.scrollIntoView({ block: 'center' })
    composer.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }
  return { conversation, composer, beginReply, others, onWrite }
}
export type OfficeDesk = ReturnType<typeof useOfficeDesk>
