import { IntentLink } from '@/components/ui/intent-link'
import { Flex } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { PRIORITA } from '@/lib/features/tickets/states'
import { officeHref } from './paths'
import { type OfficeTicket, openerOf } from './ticket-types'

/** What there is to know of a ticket under its title. */
export function TicketLine({ ticket }: { ticket: OfficeTicket }) {
  const { codice, category, priorita, assignee, createdAt, unitoA } = ticket
  return (
    <Flex component="span" rowGap={0} columnGap="sm" wrap="wrap">
      <span>{codice}</span>
      <span>{category.nome}</span>
      <span>priorità {PRIORITA[priorita].label.toLowerCase()}</span>
      <span>
        aperto da {openerOf(ticket).name}, {formatInstant(createdAt)}
      </span>
      <span>{assignee ? `risponde ${assignee.name} ${assignee.surname}` : 'da assegnare'}</span>
      {unitoA && (
        <span>
          continua in <IntentLink href={officeHref(unitoA._id)}>{unitoA.codice}</IntentLink>
        </span>
      )}
    </Flex>
  )
}
