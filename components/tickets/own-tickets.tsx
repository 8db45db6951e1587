'use client'

import { useState } from 'react'
import { CardTable } from '@/components/data/card-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { IntentLink } from '@/components/ui/intent-link'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { STATI_TICKET } from '@/lib/features/tickets/states'
import classes from './own-tickets.module.css'
import type { OwnTicket } from './ticket-types'
import { useOwnTickets } from './use-own-tickets'

const PAGE = 25

type Props = { addHref: string; hrefOf: (id: string) => string }

/** The tickets that one has opened, those with an answer to read first. */
export function OwnTickets({ addHref, hrefOf }: Props) {
  const { status, tickets, refetch } = useOwnTickets()
  const [shown, setShown] = useState(PAGE)
  if (status === 'pending') return <SkeletonTable columns={4} rows={8} />
  if (status === 'error')
    return (
      <ErrorState title="I tuoi ticket non sono disponibili" onRetry={() => void refetch()}>
        Quello che hai scritto è salvo.
      </ErrorState>
    )
  if (tickets.length === 0)
    return (
      <EmptyState
        title="Non hai ancora aperto un ticket"
        action={<Button href={addHref}>APRI UN TICKET</Button>}
      >
        Se qualcosa non va o ti serve la sede, scrivici da qui: la risposta arriva in questa pagina e per
        e-mail.
      </EmptyState>
    )
  return (
    <>
      <CardTable label="I tuoi ticket">
        <thead>
          <tr>
            <th scope="col">Oggetto</th>
            <th scope="col">Stato</th>
            <th scope="col">Categoria</th>
            <th scope="col">Ultimo messaggio</th>
          </tr>
        </thead>
        <tbody>
          {tickets.slice(0, shown).map((ticket) => (
            <Line key={ticket._id} ticket={ticket} href={hrefOf(ticket._id)} />
          ))}
        </tbody>
      </CardTable>
      {tickets.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + PAGE)}>
          Mostra altri {Math.min(PAGE, tickets.length - shown)}
        </Button>
      )}
    </>
  )
}

function Line({ ticket, href }: { ticket: OwnTicket; href: string }) {
  const { oggetto, stato, category, lastMessageAt, notifyUser } = ticket
  const { plain, tone } = STATI_TICKET[stato]
  return (
    <tr>
      <td>
        <IntentLink href={href} className={classes.link} data-new={notifyUser || undefined}>
          {oggetto}
        </IntentLink>
        {notifyUser && <span className={classes.news}>risposta da leggere</span>}
      </td>
      <td data-label="Stato">
        <StateBadge label={plain} tone={tone} />
      </td>
      <td data-label="Categoria">{category.nome}</td>
      <td data-label="Ultimo messaggio">{formatInstant(lastMessageAt)}</td>
    </tr>
  )
}
