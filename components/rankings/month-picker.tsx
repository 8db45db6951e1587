'use client'

import { useRouter } from 'next/navigation'
import { Select } from '@/components/ui/select'

type Props = { value: string; months: { value: string; label: string }[]; base: string }

/** Goes to the ranking of another month. */
export function MonthPicker({ value, months, base }: Props) {
  const router = useRouter()
  return (
    <Select
      label="Mese"
      clearable={false}
      options={months}
      value={value}
      onChange={(month) => router.push(month ? `${base}&mese=${month}` : base)}
    />
  )
}
