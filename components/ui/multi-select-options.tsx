'use client'

import { CheckIcon, Combobox, Group } from '@mantine/core'
import { Button } from './button'
import type { Option } from './field'

interface MultiSelectOptionsProps {
  label: string
  query: string
  onQuery: (query: string) => void
  shown: Option[]
  chosen: string[]
  onAll: () => void
  onNone: () => void
}

function Row({ option, checked }: { option: Option; checked: boolean }) {
  return (
    <Combobox.Option value={option.value} disabled={option.disabled} active={checked} aria-selected={checked}>
      <Group gap="xs" wrap="nowrap">
        <CheckIcon size={12} style={{ visibility: checked ? 'visible' : 'hidden', flexShrink: 0 }} />
        {option.label}
      </Group>
    </Combobox.Option>
  )
}

/** The open part of a multiple choice. */
export function MultiSelectOptions({
  label,
  query,
  onQuery,
  shown,
  chosen,
  onAll,
  onNone,
}: MultiSelectOptionsProps) {
  return (
    <>
      <Combobox.Search
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        placeholder="Cerca"
        aria-label={`Cerca in ${label}`}
      />
      <Group gap="xs" p={4}>
        <Button size="xs" look="quiet" onClick={onAll}>
          Seleziona tutto
        </Button>
        <Button size="xs" look="quiet" onClick={onNone}>
          Deseleziona tutto
        </Button>
      </Group>
      <Combobox.Options
        mah={240}
        style={{ overflowY: 'auto' }}
        aria-label={label}
        aria-multiselectable="true"
      >
        {shown.length === 0 && <Combobox.Empty>Nessuna voce</Combobox.Empty>}
        {shown.map((option) => (
          <Row key={option.value} option={option} checked={chosen.includes(option.value)} />
        ))}
      </Combobox.Options>
    </>
  )
}
