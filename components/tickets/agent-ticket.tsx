'use client'

import { PageHeader } from '@/components/data/page/page-header'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import { OwnConversation, useOwnTicket } from './own-ticket'
import { ADD, ownHref } from './paths'
import type { OwnTicket } from './ticket-types'

/** A ticket on the page of the agent who opened it. */
export function AgentTicket({ first }: { first: OwnTicket }) {
  const ticket = useOwnTicket(first)
  const { oggetto, stato, codice, category, pratica, createdAt } = ticket
  const { plain, plainTone } = STATI_TICKET[stato]
  return (
    <>
      <PageHeader title={oggetto} badge={<StateBadge label={plain} tone={plainTone} />}>
        <Flex component="span" rowGap={0} columnGap="sm" wrap="wrap">
          <span>{codice}</span>
          <span>{category.nome}</span>
          <span>aperto il {formatInstant(createdAt)}</span>
          {pratica && (
            <span>
              pratica{' '}
              <IntentLink href={`/agents/reports/pratiche/${pratica._id}`}>{pratica.codice}</IntentLink>
            </span>
          )}
        </Flex>
      </PageHeader>
      <OwnConversation ticket={ticket} addHref={ADD} hrefOf={ownHref} />
    </>
  )
}
