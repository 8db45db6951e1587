import type { ReactNode } from 'react'

export interface FieldProps {
  id: string
  label: ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  children: ReactNode
}

interface Styled {
  styles: { field?: string; error?: string; hint?: string }
}

export const noteId = (id: string) => `${id}-nota`

/** Marks what is needed. */
export const Star = () => <span aria-hidden="true"> *</span>

/** A label, its control, and under it what is wrong or what helps. */
export function Field({ id, label, error, hint, required, children, styles }: FieldProps & Styled) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? <Star /> : null}
      </label>
      {children}
      {error || hint ? (
        <p id={noteId(id)} className={error ? styles.error : styles.hint}>
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
