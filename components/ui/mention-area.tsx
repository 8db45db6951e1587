'use client'

import { Combobox, Textarea as MantineTextarea, useCombobox } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldProps, Option } from './field'
import { useAsyncOptions } from './use-async-options'

interface MentionAreaProps extends FieldProps<string> {
  rows?: number
  /** Who may be called, by the letters after "@"; without it nobody is. Keep the function stable between renders. */
  load?: (query: string) => Promise<Option[]>
  onMention: (option: Option) => void
}

/** "@" at the beginning of a word, and the letters of a name that follow it up to where one writes. */
const CALL = /(?:^|\s)@(\p{L}[\p{L}'’ ]{0,40})?$/u
const MOST = 6

/** A text in which "@" offers people; the one chosen is written out by name. */
export function MentionArea({ rows = 3, load, onMention, value, onChange, ...field }: MentionAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const combobox = useCombobox()
  const [query, setQuery] = useState<string | null>(null)
  const found = useAsyncOptions(load, query ?? '', query !== null)
  const options = query === null || !load ? [] : found.options.slice(0, MOST)
  const opened = options.length > 0

  const look = (input: HTMLTextAreaElement) => {
    const call = load ? CALL.exec(input.value.slice(0, input.selectionStart)) : null
    setQuery(call ? (call[1] ?? '').trimEnd() : null)
    combobox.resetSelectedOption()
  }
  const choose = (id: string) => {
    const option = options.find((one) => one.value === id)
    const input = area.current
    setQuery(null)
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
      store={{ ...combobox, dropdownOpened: opened, closeDropdown: () => setQuery(null) }}
      onOptionSubmit={choose}
      position="bottom-start"
      shadow="md"
    >
      <Combobox.Target withKeyboardNavigation={opened}>
        <MantineTextarea
          {...field}
          ref={area}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            look(event.currentTarget)
          }}
          onBlur={() => setQuery(null)}
          autosize
          minRows={rows}
          maxRows={18}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label="Colleghi da menzionare">
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
