'use client'

import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 300

/**
 * What is being typed, told to the list when the typing pauses. `read` turns it into what is told; undefined is
 * not worth telling yet. The list's answer is heeded only when it is news: its echo must not undo later letters.
 */
export function useTyped<Typed>(
  value: Typed,
  tell: (next: Typed) => void,
  read: (typed: Typed) => Typed | undefined,
) {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setTyped(value)
  }, [value])
  // Stepping back at once leaves an address that was never read here: its value has not changed, the text has.
  useEffect(() => {
    const again = () => {
      known.current = value
      setTyped(value)
    }
    window.addEventListener('popstate', again)
    return () => window.removeEventListener('popstate', again)
  }, [value])
  useEffect(() => {
    const next = read(typed)
    if (next === undefined || next === known.current) return
    const timer = setTimeout(() => {
      known.current = next
      tell(next)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, tell, read])
  return [typed, setTyped] as const
}
