'use client'

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import { Spoken } from '@/components/ui/spoken'
import classes from './calendar.module.css'
import { addDay, type CalendarEvent, hoursOf, weekday, weekOf } from './calendar-layout'
import { dayWords, weekWords } from './calendar-words'
import { DayColumn, HourLines } from './day-column'

type View = 'day' | 'week'

type Props = {
  /** The days that `events` cover: nothing is known of others. */
  first: string
  days: number
  today: string
  events: readonly CalendarEvent[]
  view?: View
  /** What can be done with an event where it stands. */
  actionOf?: (event: CalendarEvent) => ReactNode
}

/** A day or a week of what has a time; weeks are lists where there is no room for columns. */
export function Calendar({ first, days, today, events, view: start = 'day', actionOf }: Props) {
  const [view, setView] = useState<View>(start)
  const [day, setDay] = useState(today)
  const last = addDay(first, days - 1)
  const shown = view === 'day' ? [day] : weekOf(day, today, events)
  const hours = hoursOf(events.filter((event) => shown.includes(event.day)))
  const step = view === 'day' ? 1 : 7
  const from = view === 'day' ? day : addDay(day, -weekday(day))
  const to = addDay(from, step - 1)
  const clamped = (wanted: string) => (wanted < first ? first : wanted > last ? last : wanted)
  const words = view === 'day' ? dayWords(day) : weekWords(shown)
  return (
    <div className={classes.root} data-view={view}>
      <Flex rowGap="xxs" columnGap="xs" align="center" wrap="wrap" py="xs" px="sm" className={classes.bar}>
        <Arrow
          label="prima"
          view={view}
          disabled={addDay(from, -1) < first}
          onClick={() => setDay(clamped(addDay(day, -step)))}
        />
        <Button size="xs" disabled={day === today} onClick={() => setDay(today)}>
          OGGI
        </Button>
        <Arrow
          label="dopo"
          view={view}
          disabled={addDay(to, 1) > last}
          onClick={() => setDay(clamped(addDay(day, step)))}
        />
        <Text flex="1 1 120px" fz="xs" fw={600} className={classes.when} aria-live="polite">
          {words}
        </Text>
        <fieldset className={classes.views}>
          <Spoken legend>Vista</Spoken>
          <ViewButton name="day" view={view} onView={setView}>
            Giorno
          </ViewButton>
          <ViewButton name="week" view={view} onView={setView}>
            Settimana
          </ViewButton>
        </fieldset>
      </Flex>
      <div className={classes.grid} style={{ '--hours': hours.last - hours.first } as React.CSSProperties}>
        <HourLines {...hours} />
        {shown.map((one) => (
          <DayColumn
            key={one}
            day={one}
            isToday={one === today}
            named={view === 'week'}
            hours={hours}
            events={events.filter((event) => event.day === one)}
            actionOf={actionOf}
          />
        ))}
      </div>
    </div>
  )
}

type ArrowProps = { label: 'prima' | 'dopo'; view: View; disabled: boolean; onClick: () => void }

function Arrow({ label, view, disabled, onClick }: ArrowProps) {
  const Icon = label === 'prima' ? IconChevronLeft : IconChevronRight
  const what = view === 'day' ? 'Giorno' : 'Settimana'
  return (
    <Button size="xs" look="quiet" aria-label={`${what} ${label}`} disabled={disabled} onClick={onClick}>
      <Icon size={16} aria-hidden="true" />
    </Button>
  )
}

type ViewProps = { name: View; view: View; onView: (view: View) => void; children: string }

const ViewButton = ({ name, view, onView, children }: ViewProps) => (
  <button type="button" className={classes.view} aria-pressed={name === view} onClick={() => onView(name)}>
    {children}
  </button>
)
