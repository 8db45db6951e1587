'use client'

import { useEffect, useMemo, useState } from 'react'
import { useListQuery } from '@/components/data/list/use-list-query'
import { useFragment } from '@/components/data/record/use-fragment'
import { BEGUN_DATE, isUnread } from '@/components/ui/date-rules'
import { todayInRome } from '@/lib/core/dates'
import { readDay } from '@/lib/italian/day-text'
import { type NumberKind, readNumber } from '@/lib/italian/numbers'
import type { Field } from '@/lib/resources/view'

type Values = Record<string, unknown>
const PAUSE_MS = 300

/** What is no number, or no day, is one that cannot be read, as when it is typed: nothing is worked out as if it were not there. */
function read({ kind, decimals, past }: Field, text: string): unknown {
  const number = (as: NumberKind) => readNumber(text, as, { negative: true }).value ?? Number.NaN
  if (kind === 'money' || kind === 'rate') return number(kind)
  if (kind === 'number') return number(decimals ? 'rate' : 'count')
  if (kind === 'day') return readDay(text, past ? { notAfter: todayInRome() } : {}).day ?? BEGUN_DATE
  if (kind === 'rows') return rowsIn(text)
  return kind === 'boolean' ? text === '1' : text
}

/** What an address says may be no list: then there are no rows. */
function rowsIn(text: string): Values[] {
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) ? rows.filter((row) => typeof row === 'object' && row !== null) : []
  } catch {
    return []
  }
}

function written(value: unknown): string | null {
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : null
  if (value === true) return '1'
  const isNothing = value === null || value === undefined || value === false || isUnread(value)
  return isNothing ? null : String(value)
}

/** Where values are written, and how they are told. */
type Place = {
  params: URLSearchParams
  tell: (changes: Record<string, string | null>, history: 'replace') => void
}

/**
 * What is typed into a form that computes: it stands in the query of the address, so that a reload and a link find it again, and
 * nowhere else. `start` is what the form begins with; `unread` has the text of each value that cannot be read from the address, which
 * stays there and in its field until something else is typed.
 */
export function useAddressValues(fields: readonly Field[], start: Values) {
  const { params, set: tell } = useListQuery()
  return useWrittenValues(fields, start, { params, tell })
}

/** The same behind the # of the address, which no browser sends to a server. */
export function useFragmentValues(fields: readonly Field[], start: Values) {
  return useWrittenValues(fields, start, useFragment())
}

function useWrittenValues(fields: readonly Field[], start: Values, { params, tell }: Place) {
  const [typed, setTyped] = useState<Values>({})
  const given = useMemo(
    () =>
      fields.flatMap((field) => {
        const text = params.get(field.name)
        return text === null ? [] : [{ name: field.name, text, value: read(field, text) }]
      }),
    [fields, params],
  )
  const values = useMemo(
    () => ({ ...start, ...Object.fromEntries(given.map(({ name, value }) => [name, value])), ...typed }),
    [start, given, typed],
  )
  const lost = given.filter(({ name, value }) => isUnread(value) && !(name in typed))
  const unread = Object.fromEntries(lost.map(({ name, text }) => [name, text]))
  useEffect(() => {
    if (Object.keys(typed).length === 0) return
    const changes = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, written(value)]))
    const timer = setTimeout(() => tell(changes, 'replace'), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, tell])
  const set = (name: string, value: unknown) => setTyped((before) => ({ ...before, [name]: value }))
  return { values, set, unread }
}
