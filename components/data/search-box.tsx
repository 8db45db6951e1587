'use client'

import { useEffect, useState } from 'react'
import { TextInput } from '@/components/ui/text-input'

const PAUSE_MS = 300

/** Searches when the typing pauses; three letters are enough for the index, fewer are not worth asking. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    const ready = text !== value && (text.trim().length >= 3 || text.trim() === '')
    if (!ready) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <TextInput
      label="Cerca"
      type="search"
      placeholder="Almeno 3 lettere"
      value={text}
      onChange={setText}
      clearable
    />
  )
}
