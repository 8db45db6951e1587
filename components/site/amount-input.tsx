'use client'

import { Understood } from '@/components/ui/understood'
import { useTypedNumber } from '@/components/ui/use-typed-number'
import styles from './amount-input.module.css'
import { formatOf } from './amounts'

interface Amount {
  /** Of the field, and of what the page's address says of it. */
  name?: string
  unit: string
  value: number | null
  onChange: (value: number | null) => void
  /** What the field takes, as a sentence. */
  takes?: string
}

/** A figure that is being typed, by its unit; what an address says of it and cannot be read stands there as if it had been typed. */
export function useAmount({ name, unit, ...amount }: Amount) {
  // NaN comes from an address or from the keys, so never while the server draws.
  const isAsked = name !== undefined && Number.isNaN(amount.value)
  const unread = isAsked ? new URLSearchParams(location.search).get(name) : null
  return useTypedNumber({ ...formatOf(unit), ...amount, unread })
}

interface Props {
  id: string
  name?: string
  typing: ReturnType<typeof useAmount>
  describedBy?: string
  invalid?: boolean
  required?: boolean
}

/** The box of a figure; what was understood lies below it while it is typed in. */
export function AmountInput({ id, name, typing, describedBy, invalid, required }: Props) {
  return (
    <span className={styles.box}>
      <input
        {...typing.input}
        id={id}
        name={name}
        type="text"
        required={required}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <Understood text={typing.understood} />
    </span>
  )
}
