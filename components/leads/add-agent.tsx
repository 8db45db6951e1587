'use client'

import { useCallback, useRef, useState } from 'react'
import { useRefOptions } from '@/components/data/form/use-ref-options'
import { SearchableSelect } from '@/components/ui/searchable-select'

type Props = { taken: readonly string[]; onAdd: (agentId: string, nome: string) => void }

/** Somebody more in the group, found by name. */
export function AddAgent({ taken, onAdd }: Props) {
  const { load } = useRefOptions('agents', null)
  const names = useRef(new Map<string, string>())
  const [round, setRound] = useState(0)
  const search = useCallback(
    async (query: string) => {
      const options = await load(query)
      for (const { value, label } of options) names.current.set(value, label)
      return options
    },
    [load],
  )
  const add = (agentId: string | null) => {
    if (!agentId) return
    if (!taken.includes(agentId)) onAdd(agentId, names.current.get(agentId) ?? agentId)
    // Empty again for the next one.
    setRound(round + 1)
  }
  return (
    <SearchableSelect
      key={round}
      label="Aggiungi un agente"
      placeholder="Cerca per nome"
      value={null}
      load={search}
      onChange={add}
    />
  )
}
