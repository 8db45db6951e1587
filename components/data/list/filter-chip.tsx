'use client'

import { Popover } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useOutside } from '@/components/data/record/use-outside'
import { Text } from '@/components/ui/layout'
import { useFocusReturn } from '@/components/ui/use-focus-return'
import type { Filter } from '@/lib/resources/view'
import { FilterInput } from './filter-input'
import { FilterSentence } from './filter-sentence'
import classes from './filters-bar.module.css'

type Props = {
  filter: Filter
  value: string
  onChange: (value: string | null) => void
  /** Its box is open. */
  editing: boolean
  onEdit: (open: boolean) => void
}

/** One filter in use, as a sentence; pressed, it is changed in a box under it. */
export function FilterChip({ filter, value, onChange, editing, onEdit }: Props) {
  const { label } = filter
  const own = useRef<HTMLSpanElement>(null)
  useOutside(editing, own, () => onEdit(false))
  useFocusReturn(editing)
  return (
    <Popover
      opened={editing}
      onChange={onEdit}
      shadow="md"
      position="bottom-start"
      width={300}
      trapFocus
      returnFocus
      closeOnClickOutside={false}
    >
      <span className={classes.chip} ref={own}>
        <Popover.Target>
          <button type="button" className={classes.sentence} onClick={() => onEdit(!editing)}>
            <Text span fw={600}>
              {label}
            </Text>{' '}
            <FilterSentence filter={filter} value={value} key={value} />
          </button>
        </Popover.Target>
        <button
          type="button"
          className={classes.remove}
          aria-label={`Togli il filtro ${label}`}
          onClick={({ currentTarget }) => {
            // It goes with its filter: the keyboard goes on where one is added.
            currentTarget.closest('search')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
            onChange(null)
            onEdit(false)
          }}
        >
          <IconX size={14} aria-hidden="true" />
        </button>
      </span>
      <Popover.Dropdown>
        <FilterInput filter={filter} value={value} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}
