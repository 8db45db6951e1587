'use client'

import { CheckBox } from './check-box'
import styles from './form.module.css'
import type { FieldErrors } from './form-types'

const OPTIONAL = {
  marketing: 'Voglio ricevere da voi novità e offerte su mutui e prestiti.',
  terzi: 'Potete dare i miei dati a società partner, perché mi scrivano le loro offerte.',
  profilazione: 'Potete usare le mie preferenze per propormi offerte scelte per me.',
} as const

export type Consents = Record<keyof typeof OPTIONAL | 'privacy', boolean>

/** Nothing is ticked for the person: a consent is given, not presumed. */
export const noConsents: Consents = { privacy: false, marketing: false, terzi: false, profilazione: false }

interface Props {
  value: Consents
  errors: FieldErrors
  onChange: (value: Consents) => void
}

/** The privacy notice, and the three free choices. */
export function ConsentBoxes({ value, errors, onChange }: Props) {
  const box = (name: keyof Consents) => ({
    name,
    checked: value[name],
    error: errors[`consents.${name}`],
    onChange: (checked: boolean) => onChange({ ...value, [name]: checked }),
  })
  return (
    <div className={styles.consents}>
      <CheckBox {...box('privacy')} required>
        Ho letto l’
        <a href="/pagine/privacy-policy" target="_blank" rel="noopener">
          informativa sulla privacy
        </a>
        <span aria-hidden="true"> *</span>
      </CheckBox>
      <p className={styles.optional}>Questi non servono per la richiesta, decidi tu:</p>
      {(Object.keys(OPTIONAL) as (keyof typeof OPTIONAL)[]).map((name) => (
        <CheckBox key={name} {...box(name)}>
          {OPTIONAL[name]}
        </CheckBox>
      ))}
    </div>
  )
}
