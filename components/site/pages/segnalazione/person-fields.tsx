'use client'

import type { FieldErrors } from '@/components/site/form/form-types'
import { TextField } from '@/components/site/form/text-field'
import form from '../../form/form.module.css'

export interface Person {
  nome: string
  cognome: string
  email: string
  telefono: string
}
export const noPerson: Person = { nome: '', cognome: '', email: '', telefono: '' }

/** Without what was left empty and may be. */
export function personBody({ email, telefono, ...names }: Person): object {
  return { ...names, ...(email ? { email } : {}), ...(telefono ? { telefono } : {}) }
}

interface Props {
  path: 'segnalante' | 'segnalato'
  value: Person
  errors: FieldErrors
  onChange: (value: Person) => void
}

/* The referrer is reached by e-mail; of the other person the telephone is what matters. */
const OF = {
  segnalante: {
    complete: { nome: 'given-name', cognome: 'family-name', email: 'email', telefono: 'tel' },
    emailHint: 'Qui ti inviamo il codice.',
  },
  segnalato: {
    complete: { nome: 'off', cognome: 'off', email: 'off', telefono: 'off' },
    emailHint: 'Se la sai, le chiediamo noi il permesso. Se no, ti inviamo un link da inoltrarle.',
  },
} as const

/** Name and contacts of one of the two people. */
export function PersonFields({ path, value, errors, onChange }: Props) {
  const { complete, emailHint } = OF[path]
  const field = (name: keyof Person) => ({
    name: `${path}.${name}`,
    autoComplete: complete[name],
    value: value[name],
    error: errors[`${path}.${name}`],
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  })
  return (
    <div className={form.fields}>
      <TextField {...field('nome')} label="Nome" required />
      <TextField {...field('cognome')} label="Cognome" required />
      <TextField {...field('telefono')} label="Telefono" type="tel" required={path === 'segnalato'} />
      <TextField
        {...field('email')}
        label="E-mail"
        type="email"
        hint={emailHint}
        required={path === 'segnalante'}
      />
    </div>
  )
}
