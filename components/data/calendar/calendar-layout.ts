import { addDays, columnOfDay, dayOfColumn } from '@/lib/core/dates'
/** Something with a time: days are 'YYYY-MM-DD', times "09:30", all as clocks in Italy show them. */
export type CalendarEvent = {
  id: string
  day: string
  from: string
  to: string
  title: string
  detail?: string
  href?: string
  /** What it is, for its colour and for who does not see colours: "appuntamento". */
  kind: string
  tone: 'first' | 'second'
}

/** An event and its place among those of the same hours: the first of two lanes is { lane: 0, lanes: 2 }. */
type Placed = CalendarEvent & { lane: number; lanes: number }

/** An event of a quarter of an hour still has room for its words. */
const LEAST_MINUTES = 30

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const startOf = ({ from }: CalendarEvent) => minutesOf(from)
const endOf = ({ from, to }: CalendarEvent) => Math.max(minutesOf(to), minutesOf(from) + LEAST_MINUTES)

export const addDay = (day: string, days: number): string => dayOfColumn(addDays(columnOfDay(day), days))

/** Monday is 0. */
export const weekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The events of a day beside each other where their hours meet; each group of them shares the width. */
export function placed(events: readonly CalendarEvent[]): Placed[] {
  const sorted = events.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a))
  const done: Placed[] = []
  let group: Placed[] = []
  let groupEnd = -1
  for (const event of sorted) {
    if (startOf(event) >= groupEnd) {
      done.push(...group)
      group = []
    }
    const taken = new Set(group.filter((other) => endOf(other) > startOf(event)).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    group.push({ ...event, lane, lanes: 0 })
    groupEnd = Math.max(groupEnd, endOf(event))
    const lanes = Math.max(...group.map((one) => one.lane)) + 1
    for (const one of group) one.lanes = lanes
  }
  return [...done, ...group]
}

/** The hours to draw: those of an office, and more where something lies outside. */
export function hoursOf(events: readonly CalendarEvent[]): { first: number; last: number } {
  const first = Math.min(9, ...events.map((event) => Math.floor(startOf(event) / 60)))
  const last = Math.max(19, ...events.map((event) => Math.ceil(endOf(event) / 60)))
  return { first, last: Math.min(24, last) }
}

/** Where an event lies in its column, in parts of the whole. */
export function boxOf(event: Placed, { first, last }: { first: number; last: number }) {
  const all = (last - first) * 60
  return {
    top: (startOf(event) - first * 60) / all,
    height: (endOf(event) - startOf(event)) / all,
    left: event.lane / event.lanes,
    width: 1 / event.lanes,
  }
}

/** The days of a week to show: a weekend only where something happens on it, or it is today. */
export function weekOf(day: string, today: string, events: readonly CalendarEvent[]): string[] {
  const monday = addDay(day, -weekday(day))
  return Array.from({ length: 7 }, (_, index) => addDay(monday, index)).filter(
    (one) => weekday(one) < 5 || one === today || events.some((event) => event.day === one),
  )
}
