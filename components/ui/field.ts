/** What every input takes, so that a record form can draw any of them from a declaration. */
export interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  label: string
  name?: string
  description?: string
  error?: string
  required?: boolean
  disabled?: boolean
}

/** A choice of a select: what is stored and what is read. */
export interface Option {
  value: string
  label: string
  disabled?: boolean
}
