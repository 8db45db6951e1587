'use client'

import { Combobox, InputBase, useCombobox } from '@mantine/core'
import { useState } from 'react'
import {
  type AgentChoice,
  type AgentOption,
  ALL_AGENTS,
  choiceText,
  filterAgents,
  NO_AGENT,
} from './agent-choice'
import { AgentRow } from './agent-row'
import type { FieldProps } from './field'

export interface AgentPickerProps extends FieldProps<AgentChoice> {
  agents: AgentOption[]
  allowNone?: boolean
  allowAll?: boolean
}

/** One agent, nobody or everybody; the search looks at the e-mail address. */
export function AgentPicker(props: AgentPickerProps) {
  const { agents, value, onChange, allowNone = true, allowAll = false, name, ...field } = props
  const [query, setQuery] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => setQuery(''),
    onDropdownOpen: () => combobox.focusSearchInput(),
  })
  const found = filterAgents(agents, query)
  const current = agents.find(({ _id }) => _id === value)
  const pick = (chosen: string) => {
    onChange(chosen === NO_AGENT ? null : chosen)
    combobox.closeDropdown()
    combobox.focusTarget()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pick} shadow="md">
      <Combobox.Target targetType="button">
        <InputBase
          {...field}
          component="button"
          type="button"
          pointer
          multiline
          onClick={() => combobox.toggleDropdown()}
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          aria-label={`${field.label}: ${choiceText(value, agents)}`}
        >
          {current ? <AgentRow agent={current} /> : choiceText(value, agents)}
        </InputBase>
      </Combobox.Target>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <Combobox.Dropdown>
        <Combobox.Search
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            combobox.resetSelectedOption()
          }}
          placeholder="Cerca per e-mail"
          aria-label={`Cerca in ${field.label}`}
        />
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }} aria-label={field.label}>
          {allowNone && <Combobox.Option value={NO_AGENT}>{NO_AGENT}</Combobox.Option>}
          {allowAll && <Combobox.Option value={ALL_AGENTS}>{ALL_AGENTS}</Combobox.Option>}
          {found.map((agent) => (
            <Combobox.Option key={agent._id} value={agent._id} active={agent._id === value}>
              <AgentRow agent={agent} />
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>Nessun agente con questa e-mail</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
