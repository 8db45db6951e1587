'use client'

import { CONSENSI_LIBERI } from '@/lib/features/consents/labels'
import { CheckBox } from './check-box'
import styles from './form.module.css'
import type { FieldErrors } from './form-types'

export type Consents = Record<keyof typeof CONSENSI_LIBERI | 'privacy', boolean>

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
      {(Object.keys(CONSENSI_LIBERI) as (keyof typeof CONSENSI_LIBERI)[]).map((name) => (
        <CheckBox key={name} {...box(name)}>
          {CONSENSI_LIBERI[name]}
        </CheckBox>
      ))}
    </div>
  )
}
