import type { ReactNode } from 'react'
import styles from './form.module.css'

export interface FieldProps {
  id: string
  label: ReactNode
  error?: string
  hint?: ReactNode
  required?: boolean
  children: ReactNode
}

export const noteId = (id: string) => `${id}-nota`

/** A label, its control, and under it what is wrong or what helps. */
export function Field({ id, label, error, hint, required, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
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
