'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Field } from '@/lib/resources/view'
import { useListQuery } from './use-list-query'

type Values = Record<string, unknown>
const PAUSE_MS = 300

function read({ kind }: Field, text: string): unknown {
  if (kind === 'number' || kind === 'money' || kind === 'rate') {
    const value = Number(text)
    return text.trim() === '' || !Number.isFinite(value) ? null : value
  }
  return kind === 'boolean' ? text === '1' : text
}

const written = (value: unknown) =>
  value === true ? '1' : value === null || value === undefined || value === false ? null : String(value)

/**
 * What is typed into a form that computes: it stands in the address, so that a reload and a link find it again, and nowhere
 * else. `start` is what the form begins with.
 */
export function useAddressValues(fields: readonly Field[], start: Values) {
  const { params, set: tell } = useListQuery()
  const [typed, setTyped] = useState<Values>({})
  const values = useMemo(() => {
    const given = fields.flatMap((field) => {
      const text = params.get(field.name)
      return text === null ? [] : [[field.name, read(field, text)] as const]
    })
    return { ...start, ...Object.fromEntries(given), ...typed }
  }, [fields, start, params, typed])
  useEffect(() => {
    if (Object.keys(typed).length === 0) return
    const changes = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, written(value)]))
    const timer = setTimeout(() => tell(changes, 'replace'), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, tell])
  const set = (name: string, value: unknown) => setTyped((before) => ({ ...before, [name]: value }))
  return { values, set }
}
