'use client'

import { useTyped } from '@/components/data/form/use-typed'
import { TextInput } from '@/components/ui/text-input'

/** Three letters are enough for the index, fewer are not worth asking. */
function wordsOf(text: string): string | undefined {
  const words = text.trim()
  return words.length >= 3 || words === '' ? words : undefined
}

type Props = {
  value: string
  onSearch: (text: string) => void
  /** With its name above it, as the fields beside it; elsewhere the glass and the words in the box say enough to the eye. */
  named?: boolean
}

/** Searches when the typing pauses. */
export function SearchBox({ value, onSearch, named = false }: Props) {
  const [text, setText] = useTyped(value, onSearch, wordsOf)
  return (
    <TextInput
      label="Cerca"
      spoken={!named}
      type="search"
      placeholder="Cerca, almeno 3 caratteri"
      value={text}
      onChange={setText}
      clearable
    />
  )
}
