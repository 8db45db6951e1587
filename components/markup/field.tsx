import type { ComponentProps, ReactNode } from 'react'

export interface FieldProps {
  id: string
  label: ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  children: ReactNode
}

interface FieldClasses {
  className?: string
  errorClass?: string
  hintClass?: string
}

export const noteId = (id: string) => `${id}-nota`

const Star = () => <span aria-hidden="true"> *</span>

/** A label, its control, and under it what is wrong or what helps. */
export function Field({ id, label, error, hint, required, children, ...classes }: FieldProps & FieldClasses) {
  return (
    <div className={classes.className}>
      <label htmlFor={id}>
        {label}
        {required ? <Star /> : null}
      </label>
      {children}
      {error || hint ? (
        <p id={noteId(id)} className={error ? classes.errorClass : classes.hintClass}>
          {error ?? hint}
        </p>
      ) : null}
    </div>
  )
}

/** What ties a control to its label and its note. */
export function controlOf({ id, error, hint, required }: Omit<FieldProps, 'label' | 'children'>) {
  return {
    id,
    required,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? noteId(id) : undefined,
  }
}

export type Choices = readonly (readonly [value: string, label: string])[]

/** The choices of a list, after an empty one where nothing has to be chosen. */
export function Options({ options, none }: { options: Choices; none?: string }) {
  return (
    <>
      {none === undefined ? null : <option value="">{none}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Id of the words that say what is wrong. */
  note: string
  error?: string
  className?: string
  errorClass?: string
  /** What is said yes to. */
  children: ReactNode
}

/** One thing to say yes to, and what is wrong with the answer. */
export function Check({ note, error, className, errorClass, children, required, ...input }: CheckProps) {
  return (
    <div>
      <label className={className}>
        <input
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          {...input}
        />
        <span>
          {children}
          {required ? <Star /> : null}
        </span>
      </label>
      {error ? (
        <p id={note} className={errorClass}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
