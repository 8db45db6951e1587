'use client'

import { useId, useRef } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { noteId } from '../../../markup/field'
import { Field } from '../../form/field'
import styles from './cv-field.module.css'
import { CV_ACCEPT, CV_MAX_MB } from './cv-problem'

interface Props {
  file: File | null
  error?: string
  onChange: (file: File | null) => void
}

const HINT = `PDF, Word (.docx) o una foto leggibile, fino a ${CV_MAX_MB} MB. Se non l’hai pronto, ce lo invii dopo.`

/** The CV: one file, that can be taken away again. */
export function CvField({ file, error, onChange }: Props) {
  const id = useId()
  // A file chosen before scripts run would be seen by nobody.
  const ready = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field id={id} label="Curriculum" error={error} hint={HINT}>
      <input
        ref={input}
        id={id}
        type="file"
        name="file"
        accept={CV_ACCEPT}
        className={styles.file}
        disabled={!ready}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId(id)}
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
      {file ? (
        <button
          type="button"
          className={styles.remove}
          onClick={() => {
            if (input.current) input.current.value = ''
            onChange(null)
          }}
        >
          Togli il file
        </button>
      ) : null}
    </Field>
  )
}
