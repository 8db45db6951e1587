'use client'

import { Understood } from '@/components/ui/understood'
import { useTypedNumber } from '@/components/ui/use-typed-number'
import styles from './amount-input.module.css'
import { formatOf } from './amounts'

interface Amount {
  unit: string
  value: number | null
  onChange: (value: number | null) => void
}

/** A figure that is being typed, by its unit. */
export const useAmount = ({ unit, ...amount }: Amount) => useTypedNumber({ ...formatOf(unit), ...amount })

interface Props {
  id: string
  name?: string
  typing: ReturnType<typeof useAmount>
  describedBy?: string
  invalid?: boolean
  required?: boolean
  /** Why it cannot be read, where nothing else has room for it: over the page, below the box. */
  problem?: string
}

/** The box of a figure; what was understood lies below it while it is typed in. */
export function AmountInput({ id, name, typing, describedBy, invalid, required, problem }: Props) {
  const problemId = `${id}-lettura`
  return (
    <span className={styles.box}>
      <input
        {...typing.input}
        id={id}
        name={name}
        type="text"
        required={required}
        aria-invalid={invalid || problem !== undefined || undefined}
        aria-describedby={problem ? problemId : describedBy}
      />
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      <Understood text={typing.understood} />
    </span>
  )
}
