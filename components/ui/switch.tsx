'use client'

import { Input, SegmentedControl } from '@mantine/core'
import type { FieldProps } from './field'
import classes from './switch.module.css'

/** n is what is read, v is what is stored. */
export interface SwitchOption<V extends string | number | boolean = string> {
  n: string
  v: V
}

export interface SwitchProps<V extends string | number | boolean> extends FieldProps<V | null> {
  options: SwitchOption<V>[]
}

/** A few alternatives side by side: one is on. Arrow keys move between them. */
export function Switch<V extends string | number | boolean>({
  options,
  value,
  onChange,
  name,
  disabled,
  label,
  ...rest
}: SwitchProps<V>) {
  const index = options.findIndex((option) => option.v === value)
  const pick = (key: string) => {
    const option = options[Number(key)]
    if (option) onChange(option.v)
  }
  return (
    <Input.Wrapper {...rest} label={label} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={label}
          name={name}
          classNames={{ root: classes.root, control: classes.control, label: classes.label }}
          data={options.map((option, position) => ({ label: option.n, value: String(position) }))}
          value={index === -1 ? '' : String(index)}
          onChange={pick}
          disabled={disabled}
        />
      </div>
    </Input.Wrapper>
  )
}
