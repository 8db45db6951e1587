import { overlapping } from '@/lib/italian/opening-hours'
import type { Span } from './giorni'

export type Hours = { dalle: string; alle: string }
/** Days that open at the same hours; giorno 1 is Monday. A day belongs to one group at most. */
export type HoursGroup = { id: string; giorni: number[]; orari: Hours[] }

const WEEK = [1, 2, 3, 4, 5, 6, 7]
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const byTime = (a: Hours, b: Hours) => a.dalle.localeCompare(b.dalle)
const hoursOf = (spans: readonly Span[], giorno: number): Hours[] =>
  spans
    .filter((span) => span.giorno === giorno)
    .map(({ dalle, alle }) => ({ dalle, alle }))
    .sort(byTime)

/** Spans → groups of days with the same hours, in the order of the week; closed days are in none. */
export function groupsOf(spans: readonly Span[]): HoursGroup[] {
  const groups = new Map<string, HoursGroup>()
  for (const giorno of WEEK) {
    const orari = hoursOf(spans, giorno)
    if (orari.length === 0) continue
    const key = JSON.stringify(orari)
    const group = groups.get(key)
    if (group) group.giorni.push(giorno)
    else groups.set(key, { id: String(giorno), giorni: [giorno], orari })
  }
  return [...groups.values()]
}

/** Groups → spans, by day and hour, as they are stored. */
export const spansOf = (groups: readonly HoursGroup[]): Span[] =>
  WEEK.flatMap((giorno) =>
    groups
      .filter(({ giorni }) => giorni.includes(giorno))
      .flatMap(({ orari }) => orari.map((hours) => ({ giorno, ...hours }))),
  )

/** The days that are in no group. */
export const closedDays = (groups: readonly HoursGroup[]): number[] =>
  WEEK.filter((giorno) => !groups.some(({ giorni }) => giorni.includes(giorno)))

/** A day goes into a group, or out of it; into one it leaves the group where it was. */
export function withDay(groups: readonly HoursGroup[], id: string, giorno: number): HoursGroup[] {
  return groups.map((group) => {
    const has = group.giorni.includes(giorno)
    if (group.id === id && !has) return { ...group, giorni: [...group.giorni, giorno].sort() }
    return has ? { ...group, giorni: group.giorni.filter((one) => one !== giorno) } : group
  })
}

/** What is wrong with the hours of a group, in words; nothing where they can be kept. */
export function problemOf({ orari }: HoursGroup): string | null {
  if (orari.some(({ dalle, alle }) => !TIME.test(dalle) || !TIME.test(alle)))
    return 'L’orario si scrive così: 09:30.'
  if (orari.some(({ dalle, alle }) => dalle >= alle)) return 'La chiusura deve essere dopo l’apertura.'
  const at = overlapping(orari.map((hours) => ({ giorno: 1, ...hours })))
  return at >= 0 ? 'Questi orari si sovrappongono.' : null
}

/** "9" → "09:00", "930" → "09:30", "9.30" → "09:30": as people type hours. What is none of these stays as it is. */
export function timeOf(text: string): string {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:[:.,]?([0-5]\d))?\s*$/.exec(text) ?? []
  const time = hours === undefined ? '' : `${hours.padStart(2, '0')}:${minutes}`
  return TIME.test(time) ? time : text
}

/** The hours that a further span of a group may have: after the last one, in the afternoon at the earliest. */
export function nextHours(orari: readonly Hours[]): Hours {
  const last = orari.at(-1)
  if (!last) return { dalle: '09:00', alle: '13:00' }
  return last.alle < '15:00' ? { dalle: '15:00', alle: '19:00' } : { dalle: last.alle, alle: '23:00' }
}
