import type { ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { Stack, Text } from '@/components/ui/layout'
import classes from './calendar.module.css'
import { boxOf, type CalendarEvent, placed } from './calendar-layout'
import { dayWords, shortDayWords } from './calendar-words'

type Hours = { first: number; last: number }
const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`

/** The scale at the left: one line for each hour. */
export function HourLines({ first, last }: Hours) {
  return (
    <div className={classes.scale} aria-hidden="true">
      {Array.from({ length: last - first }, (_, index) => first + index).map((hour) => (
        <span key={hour} style={{ top: percent((hour - first) / (last - first)) }}>
          {hour}:00
        </span>
      ))}
    </div>
  )
}

type Props = {
  day: string
  isToday: boolean
  /** Whether the column carries the day's name: alone, the bar above has it. */
  named: boolean
  hours: Hours
  events: readonly CalendarEvent[]
  actionOf?: (event: CalendarEvent) => ReactNode
}

export function DayColumn({ day, isToday, named, hours, events, actionOf }: Props) {
  return (
    <section className={classes.column} aria-label={dayWords(day)} data-today={isToday || undefined}>
      {named && (
        <p className={classes.name} aria-hidden="true">
          {shortDayWords(day)}
        </p>
      )}
      {events.length === 0 && <p className={classes.none}>Nessun impegno</p>}
      <Stack component="ul" gap={0} className={classes.events}>
        {placed(events).map((event) => {
          const { top, height, left, width } = boxOf(event, hours)
          const box = {
            top: percent(top),
            height: percent(height),
            left: percent(left),
            width: percent(width),
          }
          return (
            <li key={event.id} className={classes.event} data-tone={event.tone} style={box}>
              <EventWords {...event} />
              <Action of={actionOf?.(event)} />
            </li>
          )
        })}
      </Stack>
    </section>
  )
}

/** At the end of the event's first line. */
const Action = ({ of }: { of: ReactNode }) => of && <div className={classes.action}>{of}</div>

function EventWords({ from, to, title, detail, href, kind }: CalendarEvent) {
  const words = (
    <>
      <Text span figures className={classes.time}>
        {from}–{to}
      </Text>{' '}
      <Text span fw={600} className={classes.title}>
        {title}
      </Text>{' '}
      <span className={classes.kind}>
        {kind}
        {detail && (
          <>
            {' · '}
            <span className={classes.detail}>{detail}</span>
          </>
        )}
      </span>
    </>
  )
  const whole = `${from}–${to} ${title}, ${kind}${detail ? `, ${detail}` : ''}`
  if (!href) return <span title={whole}>{words}</span>
  // A telephone number is no page of ours.
  return href.startsWith('/') ? (
    <IntentLink href={href} title={whole}>
      {words}
    </IntentLink>
  ) : (
    <a href={href} title={whole}>
      {words}
    </a>
  )
}
