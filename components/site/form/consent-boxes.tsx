'use client'

import { Consents as Choices, type ConsentName } from '@/components/markup/consents'
import { CheckBox } from './check-box'
import styles from './form.module.css'
import type { FieldErrors } from './form-types'

export type Consents = Record<ConsentName, boolean>

/** Nothing is ticked for the person: a consent is given, not presumed. */
export const noConsents: Consents = { privacy: false, marketing: false, terzi: false, profilazione: false }

interface Props {
  value: Consents
  errors: FieldErrors
  onChange: (value: Consents) => void
}

/** The privacy notice, and the three free choices. */
export function ConsentBoxes({ value, errors, onChange }: Props) {
  return (
    <div className={styles.consents}>
      <Choices
        optionalClass={styles.optional}
        box={(name, words) => (
          <CheckBox
            key={name}
            name={name}
            checked={value[name]}
            error={errors[`consents.${name}`]}
            required={name === 'privacy'}
            onChange={(checked) => onChange({ ...value, [name]: checked })}
          >
            {words}
          </CheckBox>
        )}
      />
    </div>
  )
}
