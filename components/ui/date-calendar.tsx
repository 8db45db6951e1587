'use client'

import { ActionIcon, Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { YEAR_RANGE } from './date-rules'

const LABELS = {
  nextMonth: 'Mese successivo',
  previousMonth: 'Mese precedente',
  nextYear: 'Anno successivo',
  previousYear: 'Anno precedente',
  nextDecade: 'Decennio successivo',
  previousDecade: 'Decennio precedente',
  monthLevelControl: 'Scegli il mese',
  yearLevelControl: 'Scegli l’anno',
}

interface DateCalendarProps {
  label: string
  day: string | null
  onPick: (day: string) => void
  disabled?: boolean
}

/** The month sheet beside a date field. */
export function DateCalendar({ label, day, onPick, disabled }: DateCalendarProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus shadow="md" position="bottom-end">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          disabled={disabled}
          aria-label={`Apri il calendario: ${label}`}
          onClick={() => setOpen(!open)}
        >
          <IconCalendar size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          value={day}
          defaultDate={day ?? undefined}
          minDate={`${YEAR_RANGE.min}-01-01`}
          maxDate={`${YEAR_RANGE.max}-12-31`}
          ariaLabels={LABELS}
          onChange={(picked) => {
            if (picked) onPick(picked)
            setOpen(false)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
