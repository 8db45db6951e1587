'use client'

import { Checkbox } from '@/components/ui/checkbox'
import type { FieldInputProps } from './field-props'
import classes from './flags-input.module.css'

type Flags = Record<string, unknown>

type Props = FieldInputProps & {
  /** Those that this person may not switch on; switching off is always possible. */
  locked?: (name: string) => boolean
}

/** An object of named switches, each with the sentence that says what it does. */
export function FlagsInput({ field, values, error, onChange, disabled, locked }: Props) {
  const flags = (values[field.name] ?? {}) as Flags
  const set = (name: string, isOn: boolean) => {
    const { [name]: _, ...rest } = flags
    onChange(field.name, isOn ? { ...rest, [name]: true } : rest)
  }
  const note = `${field.name}-errore`
  return (
    <fieldset className={classes.flags} aria-describedby={error ? note : undefined}>
      <legend>{field.label}</legend>
      {field.help && <p className={classes.help}>{field.help}</p>}
      <div className={classes.boxes}>
        {(field.options ?? []).map(({ value: name, label }) => (
          <Checkbox
            key={name}
            label={label}
            value={flags[name] === true}
            onChange={(isOn) => set(name, isOn)}
            disabled={disabled || (flags[name] !== true && locked?.(name))}
          />
        ))}
      </div>
      {error && (
        <p id={note} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
