'use client'

import { useEffect, useId, useState } from 'react'
import { Figure } from '@/components/site/figure'
import { FieldLine } from '@/components/site/offers/field-line'
import { parseRate } from './leasing-terms'

interface Props {
  value: number | null
  onChange: (rate: number | null) => void
}

const textOf = (rate: number | null) => (rate === null ? '' : String(rate).replace('.', ','))

/** A rate of one's own, with decimals; empty leaves the operators'. What is half typed stays on the screen. */
export function RateField({ value, onChange }: Props) {
  const id = useId()
  const [text, setText] = useState('')
  const wrong = text.trim() !== '' && parseRate(text) === null

  // The address may bring a rate after the first rendering.
  useEffect(() => {
    if (value !== null) setText((typed) => (parseRate(typed) === value ? typed : textOf(value)))
  }, [value])

  return (
    <FieldLine id={id} label={wrong ? 'Da 0 a 30%, come 5,25' : 'Il tuo tasso, se ne hai già uno'}>
      <Figure unit="%">
        <input
          id={id}
          name="tan"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={wrong || undefined}
          onChange={(event) => {
            setText(event.target.value)
            onChange(parseRate(event.target.value))
          }}
        />
      </Figure>
    </FieldLine>
  )
}
