'use client'

import { CONTACT_FIELDS } from '@/components/markup/contact-fields'
import styles from './form.module.css'
import type { FieldErrors } from './form-types'
import { TextField } from './text-field'

export interface Contact {
  nome: string
  cognome: string
  email: string
  telefono: string
}

export const noContact: Contact = { nome: '', cognome: '', email: '', telefono: '' }

interface Props {
  value: Contact
  errors: FieldErrors
  onChange: (value: Contact) => void
  /** Where the fields stand in the body: "contact", "segnalante". */
  path?: string
}

/** Who writes to us. */
export function ContactFields({ value, errors, onChange, path = 'contact' }: Props) {
  return (
    <div className={styles.fields}>
      {CONTACT_FIELDS.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          name={name}
          required
          value={value[name]}
          error={errors[`${path}.${name}`]}
          onChange={(text) => onChange({ ...value, [name]: text })}
        />
      ))}
    </div>
  )
}
