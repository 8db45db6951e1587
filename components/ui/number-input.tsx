'use client'

import { NumberInput as MantineNumberInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldProps } from './field'
import { toNumber } from './number-value'

export interface NumberInputProps extends FieldProps<number | null> {
  /** Limits of the arrows; those of the value are the schema's. */
  min?: number
  max?: number
  step?: number
  /** Digits after the comma that may be typed. */
  decimals?: number
  /** False for what is no quantity, as a year. */
  grouped?: boolean
  placeholder?: string
}

interface FormattedProps extends NumberInputProps {
  suffix?: string
  fixed?: boolean
  /** Digits after the comma that are always shown, once the field is left. */
  least?: number
}

/** 3.2 with two digits at least is "3.20"; 8.0438 keeps its four. */
function padded(value: number | null, least: number): string | number {
  if (value === null) return ''
  const text = value.toFixed(least)
  return least > 0 && Number(text) === value ? text : value
}

/** Italian digits. The typed text is kept beside the number, or "1,0" could never become "1,05". */
function FormattedNumber({
  value,
  onChange,
  decimals = 0,
  fixed = false,
  least = 0,
  grouped = true,
  ...rest
}: FormattedProps) {
  const [raw, setRaw] = useState<string | number>(padded(value, least))
  return (
    <MantineNumberInput
      {...rest}
      value={toNumber(raw) === value ? raw : padded(value, least)}
      onBlur={() => setRaw(padded(value, least))}
      onChange={(next) => {
        setRaw(next)
        onChange(toNumber(next))
      }}
      decimalScale={decimals}
      fixedDecimalScale={fixed}
      allowDecimal={decimals > 0}
      decimalSeparator=","
      thousandSeparator={grouped ? '.' : false}
      allowedDecimalSeparators={[',', '.']}
      // What was typed stays: another number in its place would go unnoticed. What is wrong with it the form says.
      clampBehavior="none"
      hideControls={rest.step === undefined}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}

export function NumberInput(props: NumberInputProps) {
  return <FormattedNumber {...props} />
}

/** Euro with two decimals, as the API speaks them: 1432.86 reads "1.432,86 €". */
export function MoneyInput(props: Omit<NumberInputProps, 'decimals'>) {
  return <FormattedNumber {...props} decimals={2} fixed suffix=" €" />
}

/** Percent with two to four decimals: 3.2 reads "3,20%". */
export function PercentInput(props: Omit<NumberInputProps, 'decimals'>) {
  return <FormattedNumber {...props} decimals={4} least={2} suffix="%" />
}
