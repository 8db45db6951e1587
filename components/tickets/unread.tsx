import { Box } from '@/components/ui/layout'
import type { OfficeTicket } from './ticket-types'

const OVER = ['risolto', 'chiuso']

/** What is new to the reader has a dot; its place stays where it is not. */
export function Unread({ ticket: { readedFrom, stato }, me }: { ticket: OfficeTicket; me: string }) {
  const isRead = OVER.includes(stato) || readedFrom.includes(me)
  return (
    <Box
      component="span"
      display="inline-block"
      w={10}
      h={10}
      flex="none"
      bg={isRead ? undefined : 'var(--action)'}
      bdrs={999}
      {...(isRead
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': 'Da leggere', title: 'Da leggere' })}
    />
  )
}
