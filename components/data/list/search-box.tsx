'use client'

import { useTyped } from '@/components/data/form/use-typed'
import { TextInput } from '@/components/ui/text-input'

/** Three letters are enough for the index, fewer are not worth asking. */
function wordsOf(text: string): string | undefined {
  const words = text.trim()
  return words.length >= 3 || words === '' ? words : undefined
}

/** Searches when the typing pauses. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useTyped(value, onSearch, wordsOf)
  return (
    <TextInput
      label="Cerca"
      type="search"
      placeholder="Cerca, almeno 3 caratteri"
      value={text}
      onChange={setText}
      clearable
    />
  )
}
