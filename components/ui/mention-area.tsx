'use client'

import { Combobox, Textarea as MantineTextarea, useCombobox } from '@mantine/core'
import { useRef, useState } from 'react'
import { fold } from '@/lib/core/text'
import type { FieldProps, Option } from './field'
import { SPOKEN_LABEL } from './spoken'
import { useAsyncOptions } from './use-async-options'

interface MentionAreaProps extends FieldProps<string> {
  rows?: number
  /** In an empty field. */
  placeholder?: string
  /** Its name is heard and not seen: what stands around it says what is written there. */
  hasSpokenName?: boolean
  /** Who may be called, by the letters after "@"; without it nobody is. Keep the function stable between renders. */
  load?: (query: string) => Promise<Option[]>
  onMention: (option: Option) => void
  /** Ready texts, offered by "/" where nothing else is written yet. */
  ready?: readonly Option[]
  onReady?: (id: string) => void
}

/** "@" at the beginning of a word, and the letters of a name that follow it up to where one writes. */
const CALL = /(?:^|\s)@(\p{L}[\p{L}'’ ]{0,40})?$/u
const MOST = 6
/** "/" at the very beginning, and the letters of a ready text's name. */
const READY = /^\/([\p{L}\p{N}][\p{L}\p{N}'’ ]{0,40})?$/u

const namedBy = (typed: string, ready: readonly Option[]): readonly Option[] => {
  const letters = READY.exec(typed)
  return letters ? ready.filter(({ label }) => fold(label).includes(fold(letters[1] ?? '').trim())) : []
}

/** A text in which "@" offers people, of whom the one chosen is written out by name; "/" at its beginning offers ready texts. */
export function MentionArea({
  rows = 3,
  hasSpokenName = false,
  load,
  onMention,
  ready = [],
  onReady,
  value,
  onChange,
  label,
  ...field
}: MentionAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const combobox = useCombobox()
  const [query, setQuery] = useState<string | null>(null)
  const [writes, setWrites] = useState(false)
  const found = useAsyncOptions(load, query ?? '', query !== null)
  const people = query === null || !load ? [] : found.options.slice(0, MOST)
  const texts = onReady && writes ? namedBy(value, ready) : []
  const options = people.length > 0 ? people : texts
  const opened = options.length > 0

  const look = (input: HTMLTextAreaElement) => {
    const call = load ? CALL.exec(input.value.slice(0, input.selectionStart)) : null
    setQuery(call ? (call[1] ?? '').trimEnd() : null)
    combobox.resetSelectedOption()
  }
  const close = () => {
    setQuery(null)
    setWrites(false)
  }
  const choose = (id: string) => {
    close()
    if (people.length === 0) return onReady?.(id)
    const option = options.find((one) => one.value === id)
    const input = area.current
    if (!option || !input) return
    const caret = input.selectionStart
    const start = value.slice(0, caret).lastIndexOf('@')
    const text = `${value.slice(0, start)}@${option.label} `
    onChange(text + value.slice(caret))
    onMention(option)
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(text.length, text.length)
    })
  }
  return (
    <Combobox
      store={{ ...combobox, dropdownOpened: opened, closeDropdown: close }}
      onOptionSubmit={choose}
      position="bottom-start"
      shadow="md"
    >
      <Combobox.Target withKeyboardNavigation={opened}>
        <MantineTextarea
          {...field}
          label={label}
          labelProps={{ className: hasSpokenName ? SPOKEN_LABEL : undefined }}
          ref={area}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setWrites(true)
            look(event.currentTarget)
          }}
          onBlur={close}
          autosize
          minRows={rows}
          maxRows={18}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={people.length > 0 ? 'Colleghi da menzionare' : 'Testi pronti'}>
          {options.map((option) => (
            <Combobox.Option key={option.value} value={option.value}>
              {option.label}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
