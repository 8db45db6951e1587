'use client'

import { useRefOptions } from '@/components/data/form/use-ref-options'
import { useListQuery } from '@/components/data/list/use-list-query'
import { addressDay } from '@/components/ui/date-rules'
import { DayInput } from '@/components/ui/day-input'
import { Flex } from '@/components/ui/layout'
import { SearchableSelect } from '@/components/ui/searchable-select'
import { Select } from '@/components/ui/select'
import { PRIORITA_OPTIONS } from '@/lib/features/tickets/states'
import { RUOLI } from '@/lib/features/tickets/statistics-schema'
import classes from './statistics.module.css'
import type { Asked } from './statistics-words'

type Props = { chosen: Asked; shown: { from: string; to: string } | undefined }

/** Which days, which category, whose and how urgent; all of it is in the address. */
export function StatisticsFilters({ chosen, shown }: Props) {
  const { set } = useListQuery()
  const category = useRefOptions('ticketCategories', chosen.categoryId)
  const person = useRefOptions('ticketStaff', chosen.assigneeId)
  return (
    <Flex rowGap="xs" columnGap="sm" align="flex-end" wrap="wrap" className={classes.controls}>
      <DayInput
        filters
        label="Dal"
        {...addressDay(chosen.from ?? shown?.from ?? null)}
        onChange={(from) => set({ from })}
      />
      <DayInput
        filters
        label="Al"
        {...addressDay(chosen.to ?? shown?.to ?? null)}
        onChange={(to) => set({ to })}
      />
      <SearchableSelect
        label="Categoria"
        placeholder="Tutte"
        value={chosen.categoryId}
        load={category.load}
        selected={category.selected}
        onChange={(categoryId) => set({ categoryId })}
      />
      <SearchableSelect
        label="Chi risponde"
        placeholder="Tutti"
        value={chosen.assigneeId}
        load={person.load}
        selected={person.selected}
        onChange={(assigneeId) => set({ assigneeId })}
      />
      <Select
        label="Priorità"
        placeholder="Tutte"
        options={[...PRIORITA_OPTIONS]}
        value={chosen.priorita}
        onChange={(priorita) => set({ priorita })}
      />
      <Select
        label="Aperti da"
        placeholder="Tutti"
        clearable
        options={Object.entries(RUOLI).map(([value, label]) => ({ value, label }))}
        value={chosen.ruolo}
        onChange={(ruolo) => set({ ruolo })}
      />
    </Flex>
  )
}
