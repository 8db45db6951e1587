'use client'

import { TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { FieldProps } from './field'
import { Group, Stack } from './layout'
import classes from './number-input.module.css'
import { MONEY, type NumberFormat, numberFormat, PERCENT, rangeWords } from './number-words'
import { Understood } from './understood'
import { useTypedNumber } from './use-typed-number'

/** NaN is a text that no number can be read from with certainty: schemas refuse it, and the field says why. */
export interface NumberInputProps extends FieldProps<number | null> {
  /** Limits of the arrows, which refusals name; those of the value are the schema's. */
  min?: number
  max?: number
  step?: number
  /** Digits after the comma that may be typed. */
  decimals?: number
  /** False for what is no quantity, as a year. */
  grouped?: boolean
  placeholder?: string
  /** The text that NaN stands for, where it was not typed here: of an address. */
  unread?: string
}

interface FormattedProps extends Omit<NumberInputProps, 'decimals' | 'grouped'> {
  format: NumberFormat
}

/** One step of the arrows, within the limits, without the errors of binary fractions. */
function stepped(value: number | null, by: number, { min, max, format }: FormattedProps): number {
  const start = value === null || Number.isNaN(value) ? (min ?? 0) - by : value
  const next = Number((start + by).toFixed(format.decimals))
  return Math.min(Math.max(next, min ?? next), max ?? next)
}

function FormattedNumber(props: FormattedProps) {
  const { value, onChange, format, min, max, step, error, unread, ...rest } = props
  const negative = (min ?? -1) < 0
  // Where the ends are the schema's alone, its sentence names them; one without a figure only asks for what has been typed by now.
  const takes = rangeWords({ min, max }, format) ?? (/\d/.test(error ?? '') ? error : undefined)
  const typing = useTypedNumber({ ...format, negative, takes, value, onChange, unread })
  const { understood, problem, left, set, input } = typing
  const move = (by: number) => set(stepped(value, by, props))
  const arrows: Record<string, number> = step === undefined ? {} : { ArrowUp: step, ArrowDown: -step }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown(event)
    const by = arrows[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <TextInput
      {...rest}
      {...input}
      onKeyDown={onKeyDown}
      error={problem && (left || error) ? problem : error}
      classNames={{ input: classes.input }}
      rightSectionWidth="auto"
      rightSection={
        (format.suffix || step !== undefined) && (
          <Group component="span" gap="xxs" wrap="nowrap" pr="xs" pl="xxs" c="dimmed" fz="sm">
            {format.suffix && <span aria-hidden="true">{format.suffix}</span>}
            {step !== undefined && <Arrows step={step} disabled={rest.disabled} onMove={move} />}
          </Group>
        )
      }
      inputContainer={(children) => (
        <div className={classes.box}>
          {children}
          <Understood text={understood} />
        </div>
      )}
    />
  )
}

type ArrowsProps = { step: number; disabled?: boolean; onMove: (by: number) => void }

/** For the mouse; the keyboard has its own arrows. */
function Arrows({ step, disabled, onMove }: ArrowsProps) {
  const shared = { type: 'button', tabIndex: -1, disabled, className: classes.arrow } as const
  return (
    <Stack component="span" gap={0} mr="-xxs" aria-hidden="true">
      <button {...shared} onClick={() => onMove(step)}>
        <IconChevronUp size={12} />
      </button>
      <button {...shared} onClick={() => onMove(-step)}>
        <IconChevronDown size={12} />
      </button>
    </Stack>
  )
}

/** A whole number; with decimals a quantity, which is written as a rate is. */
export function NumberInput({ decimals = 0, grouped, ...props }: NumberInputProps) {
  return <FormattedNumber {...props} format={numberFormat(decimals, grouped)} />
}

/** Euro with two decimals, as the API speaks them: 1432.86 reads "1.432,86". */
export function MoneyInput(props: Omit<NumberInputProps, 'decimals' | 'grouped'>) {
  return <FormattedNumber {...props} format={MONEY} />
}

/** Percent with two to four decimals: 3.2 reads "3,20". */
export function PercentInput(props: Omit<NumberInputProps, 'decimals' | 'grouped'>) {
  return <FormattedNumber {...props} format={PERCENT} />
}
