import { CASES, LEADS } from '@/components/agents/paths'
import type { CalendarEvent } from '@/components/data/calendar/calendar-layout'
import type { AgendaItem } from '@/lib/features/home/types'
import { phoneHref, phoneText } from '@/lib/italian/phone-text'

function placeOf({
  _id,
  kind,
  praticaId,
  telefono,
}: Pick<AgendaItem, '_id' | 'kind' | 'praticaId' | 'telefono'>): string {
  if (kind === 'richiamata' && telefono) return phoneHref(telefono)
  return praticaId ? `${CASES}/${praticaId}` : `${LEADS}/${_id}`
}

/** The agent's agenda as the calendar draws it: a meeting opens its request, a promised call dials. */
export const agendaEvents = (items: readonly AgendaItem[]): CalendarEvent[] =>
  items.map(({ _id, kind, praticaId, day, from, to, nome, cognome, telefono }) => ({
    id: _id,
    day,
    from,
    to,
    title: `${nome} ${cognome}`,
    kind,
    detail: phoneText(telefono),
    tone: kind === 'richiamata' ? 'second' : 'first',
    href: placeOf({ _id, kind, praticaId, telefono }),
  }))
