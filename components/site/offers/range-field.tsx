'use client'

import { type Drawn, Slider } from '../slider'
import { NumberField } from './number-field'

interface Props extends Drawn {
  name: string
  wrong?: string
  onChange: (value: number | null) => void
}

/** A figure that can be typed or drawn: both write the same number. */
export function RangeField({ name, wrong, onChange, ...drawn }: Props) {
  const { label, unit, value } = drawn
  return (
    <NumberField name={name} label={label} unit={unit} value={value} wrong={wrong} onChange={onChange}>
      <Slider {...drawn} onChange={onChange} />
    </NumberField>
  )
}
