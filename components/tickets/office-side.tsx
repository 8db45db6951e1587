'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useArea } from '@/components/data/page/area'
import { ContextCard } from '@/components/data/record/record-layout'
import { dueWords } from '@/components/data/table/due-words'
import { Facts } from '@/components/ui/facts'
import { IntentLink } from '@/components/ui/intent-link'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatInstant } from '@/lib/core/dates'
import { STATI_TICKET, type StatoTicket } from '@/lib/features/tickets/states'
import { api } from '@/lib/http/client'
import { type OfficeTicket, openerOf } from './ticket-types'

type Props = { ticket: OfficeTicket }
const instant = (value: string | null) => value && formatInstant(value)

/** A deadline and whether it was kept: what was done in time says when. */
function Clock({ due, done, paused }: { due: string | null; done: string | null; paused: boolean }) {
  if (!due) return done ? formatInstant(done) : null
  if (done) {
    const kept = done <= due
    return (
      <>
        <StateBadge label={kept ? 'nei tempi' : 'oltre i tempi'} tone={kept ? 'ok' : 'bad'} />{' '}
        {formatInstant(done)}
      </>
    )
  }
  if (paused) return <StateBadge label="in pausa" tone="neutral" shape="half" />
  return (
    <>
      <StateBadge {...dueWords(new Date(due), new Date())} /> {formatInstant(due)}
    </>
  )
}

/** The times that the office has, and how it keeps them. */
export function TicketTimes({ ticket }: Props) {
  const { primaRispostaEntro, primaRispostaAt, risoluzioneEntro, risoltoAt, pausaDal, riprendiIl } = ticket
  const paused = pausaDal !== null
  const rows: [string, ReactNode][] = [
    [
      'Prima risposta',
      (primaRispostaEntro || primaRispostaAt) && (
        <Clock due={primaRispostaEntro} done={primaRispostaAt} paused={paused} />
      ),
    ],
    [
      'Soluzione',
      (risoluzioneEntro || risoltoAt) && (
        <Clock due={risoluzioneEntro} done={risoltoAt} paused={paused && !ticket.reclamoEntro} />
      ),
    ],
    ['In pausa dal', instant(pausaDal)],
    ['Riprende il', instant(riprendiIl)],
  ]
  return (
    <ContextCard title="Tempi">
      <Stack component="dl" gap="xs">
        {rows
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <Box component="dt" c="dimmed">
                {name}
              </Box>
              <Flex component="dd" rowGap={0} columnGap="xs" wrap="wrap">
                {value}
              </Flex>
            </div>
          ))}
      </Stack>
    </ContextCard>
  )
}

/** Who opened it, what they think of it, and what else they have asked. */
export function TicketOpener({ ticket }: Props) {
  const { kind, name, href } = openerOf(ticket)
  const { csat, csatCommento, pratica } = ticket
  return (
    <ContextCard title="Chi ha scritto">
      <Facts
        rows={[
          [
            kind,
            href ? (
              <IntentLink key="h" href={href}>
                {name}
              </IntentLink>
            ) : (
              name
            ),
          ],
          [
            'Pratica',
            pratica && (
              <IntentLink key="p" href={`/admin/reports/pratiche/${pratica._id}`}>
                {pratica.codice}
              </IntentLink>
            ),
          ],
          ['Valutazione', csat && `${csat} su 5`],
        ]}
      />
      {csatCommento && (
        <Text mt="xs" c="dimmed" breaks="anywhere">
          «{csatCommento}»
        </Text>
      )}
    </ContextCard>
  )
}

const MOST = 6

/** The opener's last tickets. */
export function OtherTickets({ ticket: { _id, agentId, clientId } }: Props) {
  const area = useArea()
  const of = agentId ? { 'filter[agentId]': agentId } : { 'filter[clientId]': clientId }
  const { data } = useQuery({
    queryKey: ['tickets', area, 'others', _id],
    queryFn: ({ signal }) => api.get('/tickets', { area, signal, query: { ...of, limit: MOST } }),
    enabled: Boolean(agentId ?? clientId),
    meta: { silent: true },
  })
  const others = (data?.items ?? []).filter((one) => one._id !== _id).slice(0, MOST - 1)
  if (others.length === 0) return null
  return (
    <ContextCard title="Gli altri suoi ticket">
      <Stack component="ul" gap={0}>
        {others.map((one) => (
          <Text key={one._id} component="li" py="xxs" breaks="anywhere">
            <IntentLink href={`/admin/tickets/${one._id}`}>{String(one.oggetto)}</IntentLink>
            <br />
            <Text span c="dimmed" fz="xs">
              {STATI_TICKET[one.stato as StatoTicket].label.toLowerCase()},{' '}
              {formatInstant(String(one.lastMessageAt))}
            </Text>
          </Text>
        ))}
      </Stack>
    </ContextCard>
  )
}
