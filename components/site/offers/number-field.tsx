'use client'

import { type ReactNode, useId } from 'react'
import { AmountInput, useAmount } from '../amount-input'
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

/** A figure to be typed. */
export function NumberField({ name, label, unit, value, wrong, onChange, children }: Props) {
  const id = useId()
  const typing = useAmount({ name, unit, value, onChange })
  return (
    <FieldLine id={id} label={label}>
      <Figure unit={unit}>
        <AmountInput
          id={id}
          name={name}
          typing={typing}
          problem={typing.left ? typing.problem : undefined}
          invalid={wrong !== undefined}
          describedBy={wrong}
        />
      </Figure>
      {children}
    </FieldLine>
  )
}
