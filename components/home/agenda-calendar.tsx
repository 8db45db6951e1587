'use client'

import { Calendar } from '@/components/data/calendar/calendar'
import { MeetingMenu } from '@/components/leads/meeting'
import { instantAt } from '@/lib/core/dates'
import type { AgendaItem } from '@/lib/features/home/types'
import { agendaEvents } from './agenda-events'

type Props = { first: string; days: number; today: string; items: readonly AgendaItem[] }

/** The agenda as a calendar, whose meetings are moved and called off where they stand. */
export function AgendaCalendar({ items, ...days }: Props) {
  return (
    <Calendar
      {...days}
      events={agendaEvents(items)}
      actionOf={({ id }) => {
        const item = items.find(({ _id, kind }) => _id === id && kind === 'appuntamento')
        return item ? <MeetingMenu meeting={meetingOf(item)} /> : null
      }}
    />
  )
}

const meetingOf = ({ _id, praticaId, version, nome, cognome, day, from }: AgendaItem) => ({
  _id,
  di: praticaId === _id ? ('pratica' as const) : ('richiesta' as const),
  version,
  who: `${nome} ${cognome}`,
  quando: instantAt(day, from)?.toISOString() ?? '',
})
