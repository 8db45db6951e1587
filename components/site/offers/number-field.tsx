'use client'

import { type ReactNode, useId } from 'react'
import { AmountInput } from '../amount-input'
import { Figure } from '../figure'
import { FieldLine } from './field-line'

interface Props {
  name: string
  label: string
  unit: string
  value: number | null
  /** Id of the words that say what is wrong with it. */
  wrong?: string
  onChange: (value: number | null) => void
  /** What draws the same number, below it. */
  children?: ReactNode
}

/** A whole number to be typed. */
export function NumberField({ name, label, unit, value, wrong, onChange, children }: Props) {
  const id = useId()
  return (
    <FieldLine id={id} label={label}>
      <Figure unit={unit}>
        <AmountInput
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          invalid={wrong !== undefined}
          describedBy={wrong}
        />
      </Figure>
      {children}
    </FieldLine>
  )
}
