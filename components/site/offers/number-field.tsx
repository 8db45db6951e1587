'use client'

import { type ReactNode, useId } from 'react'
import { noteId } from '@/components/markup/field'
import { AmountInput, useAmount } from '../amount-input'
import { Figure } from '../figure'
import { FieldLine } from './field-line'

interface Props {
  name: string
  label: string
  unit: string
  value: number | null
  /** What is wrong with it, in a sentence that says what it takes. */
  wrong?: string
  onChange: (value: number | null) => void
  /** What draws the same number, below it. */
  children?: ReactNode
}

/** A figure to be typed. */
export function NumberField({ name, label, unit, value, wrong, onChange, children }: Props) {
  const id = useId()
  const typing = useAmount({ name, unit, value, onChange, takes: wrong })
  const { problem, left } = typing
  const said = problem && (left || wrong) ? problem : wrong
  return (
    <FieldLine id={id} label={label} problem={said}>
      <Figure unit={unit}>
        <AmountInput
          id={id}
          name={name}
          typing={typing}
          invalid={said !== undefined}
          describedBy={said && noteId(id)}
        />
      </Figure>
      {children}
    </FieldLine>
  )
}
