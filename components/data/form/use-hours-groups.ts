'use client'

import { useState } from 'react'
import type { Span } from './giorni'
import { closedDays, groupsOf, type Hours, type HoursGroup, spansOf, withDay } from './hours-groups'

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]
const same = (a: readonly Span[], b: readonly Span[]) =>
  JSON.stringify(spansOf(groupsOf(a))) === JSON.stringify(spansOf(groupsOf(b)))

/**
 * The groups that are being edited. A group without days is no part of the value, so they live here; a value that
 * comes from elsewhere (a reset, somebody else's version) makes them anew.
 */
export function useHoursGroups(value: readonly Span[], onChange: (value: Span[]) => void) {
  const [groups, setGroups] = useState<HoursGroup[]>(() => groupsOf(value))
  const [count, setCount] = useState(0)
  const [sent, setSent] = useState<readonly Span[]>(value)
  if (value !== sent) {
    setSent(value)
    if (!same(value, spansOf(groups))) setGroups(groupsOf(value))
  }
  const save = (next: HoursGroup[]) => {
    setGroups(next)
    onChange(spansOf(next))
  }
  const add = () => {
    const closed = closedDays(groups)
    const week = MONDAY_TO_FRIDAY.filter((day) => closed.includes(day))
    const giorni = groups.length === 0 ? week : closed.slice(0, 1)
    setCount(count + 1)
    save([...groups, { id: `nuovo-${count}`, giorni, orari: [{ dalle: '09:00', alle: '13:00' }] }])
  }
  return {
    groups,
    add,
    toggle: (id: string, giorno: number) => save(withDay(groups, id, giorno)),
    change: (id: string, orari: Hours[]) =>
      save(groups.map((group) => (group.id === id ? { ...group, orari } : group))),
    remove: (id: string) => save(groups.filter((group) => group.id !== id)),
  }
}
