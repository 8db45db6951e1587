'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { InlineField } from '@/components/data/inline-field'
import { RecordHead } from '@/components/data/record-head'
import { RecordHistory } from '@/components/data/record-history'
import { RecordLayout } from '@/components/data/record-layout'
import { useRowQuery } from '@/components/data/use-row-query'
import type { Row } from '@/components/data/use-rows'
import { useArea } from '@/components/shell/area'
import { IntentLink } from '@/components/ui/intent-link'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { ticketFieldsSchema } from '@/lib/features/tickets/schema'
import { PRIORITA, STATI_TICKET } from '@/lib/features/tickets/states'
import { api } from '@/lib/http/client'
import type { ResourceView } from '@/lib/resources/view'
import { Followers } from './followers'
import classes from './office.module.css'
import { OfficeComposer } from './office-composer'
import { OtherTickets, TicketOpener, TicketTimes } from './office-side'
import { OfficeVerbs, type TicketRights } from './office-verbs'
import { Thread } from './thread'
import { type OfficeTicket, openerOf, ticketOf } from './ticket-types'
import { useConversation } from './use-conversation'

type Props = { first: Row; view: ResourceView; me: string; rights: TicketRights; canSeeHistory: boolean }

/** A ticket on the table of the office: the conversation in the middle, what is known of it at the sides. */
export function OfficeTicketPage({ first, view, me, rights, canSeeHistory }: Props) {
  const { row, reload } = useRowQuery('tickets', first)
  const ticket = ticketOf(row)
  const conversation = useConversation(ticket._id)
  useReading(ticket, me)
  const composer = useRef<HTMLFormElement>(null)
  const { label, tone } = STATI_TICKET[ticket.stato]
  return (
    <>
      <RecordHead
        title={ticket.oggetto}
        badge={<StateBadge label={label} tone={tone} />}
        primary={
          <OfficeVerbs
            ticket={ticket}
            messages={conversation.messages}
            me={me}
            rights={rights}
            onReply={() => beginIn(composer.current)}
          />
        }
      >
        <TicketLine ticket={ticket} />
      </RecordHead>
      <RecordLayout
        facts={{
          id: 'dati',
          label: 'Dati',
          content: (
            <>
              <h2 className={classes.title}>Dati</h2>
              <dl className={classes.facts}>
                {view.form.map((field) => (
                  <InlineField
                    key={field.name}
                    field={field}
                    row={row}
                    path={view.path}
                    schema={ticketFieldsSchema}
                    words={wordsOf(ticket, field.name)}
                    readOnly={!rights.answer || ticket.unitoAId !== null}
                    onSaved={() => reload()}
                  />
                ))}
              </dl>
            </>
          ),
        }}
        main={{
          id: 'conversazione',
          label: 'Conversazione',
          content: (
            <>
              <h2 className={classes.title}>Conversazione</h2>
              <Thread conversation={conversation} />
              {rights.answer && !ticket.unitoAId && (
                <OfficeComposer
                  ref={composer}
                  ticket={ticket}
                  last={conversation.last}
                  me={me}
                  canClose={rights.close}
                />
              )}
            </>
          ),
        }}
        context={{
          id: 'contesto',
          label: 'Chi scrive e tempi',
          content: (
            <>
              <TicketOpener ticket={ticket} />
              <TicketTimes ticket={ticket} />
              <Followers ticket={ticket} me={me} />
              <OtherTickets ticket={ticket} />
              {canSeeHistory && (
                <aside aria-label="Cronologia delle modifiche">
                  <RecordHistory id={ticket._id} version={ticket.version} fields={view.history} />
                </aside>
              )}
            </>
          ),
        }}
      />
    </>
  )
}

/** A long conversation has the writer of answers far below. */
function beginIn(composer: HTMLFormElement | null): void {
  composer?.scrollIntoView({ block: 'center' })
  composer?.querySelector('textarea')?.focus({ preventScroll: true })
}

/** Whoever opens a ticket has read it. */
function useReading({ _id, readedFrom }: OfficeTicket, me: string): void {
  const area = useArea()
  const queries = useQueryClient()
  const isNew = !readedFrom.includes(me)
  useEffect(() => {
    if (!isNew) return
    const again = () => queries.invalidateQueries({ queryKey: ['tickets', area] })
    api.post(`/tickets/${_id}/read`, undefined, { area }).then(again, () => undefined)
  }, [isNew, _id, area, queries])
}

function TicketLine({ ticket }: { ticket: OfficeTicket }) {
  const { codice, category, priorita, assignee, createdAt, unitoA } = ticket
  return (
    <span className={classes.details}>
      <span>{codice}</span>
      <span>{category.nome}</span>
      <span>priorità {PRIORITA[priorita].label.toLowerCase()}</span>
      <span>
        aperto da {openerOf(ticket).name}, {formatInstant(createdAt)}
      </span>
      <span>{assignee ? `risponde ${assignee.name} ${assignee.surname}` : 'da assegnare'}</span>
      {unitoA && (
        <span>
          continua in{' '}
          <IntentLink className={classes.link} href={`/admin/tickets/${unitoA._id}`}>
            {unitoA.codice}
          </IntentLink>
        </span>
      )}
    </span>
  )
}

const wordsOf = ({ category, pratica }: OfficeTicket, name: string): string | undefined =>
  name === 'categoryId' ? category.nome : name === 'praticaId' ? (pratica?.codice ?? undefined) : undefined
