'use client'

import { useMediaQuery } from '@mantine/hooks'
import { PageHeader } from '@/components/data/page/page-header'
import { ContextCard } from '@/components/data/record/record-layout'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Flex } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import { OwnQueue } from './own-queue'
import { OwnConversation, useOwnTicket } from './own-ticket'
import { ContextPane, Panes } from './panes'
import { ADD, ownHref } from './paths'
import type { OwnTicket } from './ticket-types'

/** A ticket on the page of the agent who opened it. */
export function AgentTicket({ first }: { first: OwnTicket }) {
  const ticket = useOwnTicket(first)
  const { oggetto, stato, codice, category, pratica, createdAt } = ticket
  const { plain, plainTone } = STATI_TICKET[stato]
  const isWide = useMediaQuery('(min-width: 80em)', false)
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
      {isWide ? (
        <Panes queue={<OwnQueue current={ticket._id} hrefOf={ownHref} />}>
          <OwnConversation ticket={ticket} addHref={ADD} hrefOf={ownHref} inPane />
          <ContextPane>
            <ContextCard title="Il ticket">
              <Facts
                rows={[
                  ['Codice', codice],
                  ['Stato', <StateBadge key="s" label={plain} tone={plainTone} />],
                  ['Categoria', category.nome],
                  [
                    'Pratica',
                    pratica && (
                      <IntentLink key="p" href={`/agents/reports/pratiche/${pratica._id}`}>
                        {pratica.codice}
                      </IntentLink>
                    ),
                  ],
                  ['Aperto', formatInstant(createdAt)],
                  ['Ultimo messaggio', formatInstant(ticket.lastMessageAt)],
                  ['Valutazione', ticket.csat && `${ticket.csat} su 5`],
                ]}
              />
            </ContextCard>
          </ContextPane>
        </Panes>
      ) : (
        <OwnConversation ticket={ticket} addHref={ADD} hrefOf={ownHref} />
      )}
    </>
  )
}
