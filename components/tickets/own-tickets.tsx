'use client'

import { useState } from 'react'
import { MoreButton } from '@/components/data/list/more-button'
import { useListQuery } from '@/components/data/list/use-list-query'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { QueryProblem } from '@/components/data/record/query-problem'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { StateBadge } from '@/components/ui/status-badge'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { isOpen, STATI_TICKET } from '@/lib/features/tickets/states'
import classes from './own-tickets.module.css'
import type { OwnTicket } from './ticket-types'
import { useOwnTickets } from './use-own-tickets'

const PAGE = 25
const VISTE = ['tutti', 'aperti', 'chiusi'] as const
type Vista = (typeof VISTE)[number]
const LABELS: Record<Vista, string> = { tutti: 'Tutti', aperti: 'Aperti', chiusi: 'Chiusi' }

const isIn = (vista: Vista, { stato }: OwnTicket) =>
  vista === 'tutti' || isOpen(stato) === (vista === 'aperti')

/** How many there are; of what has more pages than were asked for nobody knows. */
const countOf = (vista: Vista, tickets: readonly OwnTicket[], hasMore: boolean) =>
  hasMore && vista !== 'aperti' ? undefined : tickets.filter((ticket) => isIn(vista, ticket)).length

type Props = { addHref: string; hrefOf: (id: string) => string }

/** The tickets that one has opened, those with an answer to read first. */
export function OwnTickets({ addHref, hrefOf }: Props) {
  const { tickets, ...found } = useOwnTickets()
  const { params, set } = useListQuery()
  const [shown, setShown] = useState(PAGE)
  const vista = VISTE.find((one) => one === params.get('vista')) ?? 'tutti'
  if (found.isPending) return <SkeletonTable columns={4} rows={8} />
  const problem = (
    <QueryProblem query={found} title="I tuoi ticket non sono disponibili">
      Quello che hai scritto è salvo.
    </QueryProblem>
  )
  if (found.isLoadingError) return problem
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
  const hasBoth = vista !== 'tutti' || new Set(tickets.map(({ stato }) => isOpen(stato))).size > 1
  const rows = tickets.filter((ticket) => isIn(vista, ticket))
  const goOn: typeof found.fetchNextPage = (options) => {
    setShown(shown + PAGE)
    return found.fetchNextPage(options)
  }
  return (
    <Stack gap="sm">
      {problem}
      {hasBoth && (
        <ViewSwitch
          label="Ticket"
          views={VISTE.map((value) => ({
            value,
            label: LABELS[value],
            count: countOf(value, tickets, found.hasNextPage),
          }))}
          value={vista}
          onChange={(next) => set({ vista: next === 'tutti' ? null : next }, 'replace')}
        />
      )}
      {rows.length === 0 && (
        <Text py="md" px="xs" c="dimmed">
          {vista === 'aperti' ? 'Nessun ticket aperto: è tutto risolto.' : 'Nessun ticket chiuso.'}
        </Text>
      )}
      {rows.length > 0 && <Rows rows={rows.slice(0, shown)} hrefOf={hrefOf} />}
      {rows.length > shown && (
        <div>
          <Button look="quiet" onClick={() => setShown(shown + PAGE)}>
            Mostra altri {Math.min(PAGE, rows.length - shown)}
          </Button>
        </div>
      )}
      {rows.length <= shown && vista !== 'aperti' && <MoreButton pages={{ ...found, fetchNextPage: goOn }} />}
    </Stack>
  )
}

const Rows = ({ rows, hrefOf }: { rows: readonly OwnTicket[] } & Pick<Props, 'hrefOf'>) => (
  <CardTable label="I tuoi ticket" framed>
    <TableHead heads={['Oggetto', 'Stato', 'Categoria', 'Ultimo messaggio']} />
    <tbody>
      {rows.map((ticket) => (
        <Line key={ticket._id} ticket={ticket} href={hrefOf(ticket._id)} />
      ))}
    </tbody>
  </CardTable>
)

function Line({ ticket, href }: { ticket: OwnTicket; href: string }) {
  const { oggetto, stato, category, lastMessageAt, notifyUser } = ticket
  const { plain, plainTone } = STATI_TICKET[stato]
  return (
    <tr className={classes.row}>
      <th scope="row">
        <IntentLink href={href} className={classes.link} data-new={notifyUser || undefined}>
          {oggetto}
        </IntentLink>
        {notifyUser && (
          <Text
            span
            ml="xs"
            py={1}
            px="xs"
            c="var(--info)"
            fz="xs"
            breaks="never"
            bg="var(--info-soft)"
            bdrs={999}
          >
            risposta da leggere
          </Text>
        )}
      </th>
      <td data-label="Stato">
        <StateBadge label={plain} tone={plainTone} />
      </td>
      <td data-label="Categoria">{category.nome}</td>
      <td data-label="Ultimo messaggio">{formatInstant(lastMessageAt)}</td>
    </tr>
  )
}
