import { useState } from 'react'
import type { DateParts } from './date-rules'

interface Converters<V> {
  read: (value: V) => DateParts
  write: (parts: DateParts) => V
}

const keyOf = (value: unknown) => JSON.stringify(value)

/**
 * Keeps what is typed while the form sees no date: a half-typed one must not be wiped by its own incomplete value, but
 * a value that comes from outside replaces it.
 */
export function useDateParts<V>(value: V, onChange: (value: V) => void, { read, write }: Converters<V>) {
  const key = keyOf(value)
  const [state, setState] = useState({ parts: read(value), seen: key })
  let { parts } = state
  if (key !== state.seen) {
    if (key !== keyOf(write(parts))) parts = read(value)
    setState({ parts, seen: key })
  }
  const change = (next: DateParts) => {
    setState({ parts: next, seen: key })
    const written = write(next)
    if (keyOf(written) !== key) onChange(written)
  }
  return [parts, change] as const
}
