'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useFirstInvalid } from '../use-first-invalid'
import styles from './form.module.css'
import type { FieldErrors } from './form-types'

interface Props {
  /** What `useSiteForm` returns. */
  form: {
    sending: boolean
    errors: FieldErrors
    failure: string | null
    prepare: () => Promise<unknown>
    submit: (body: unknown) => Promise<void>
  }
  /** The body to send, made when the button is pressed. */
  body: () => unknown
  /** The verb on the button. */
  action?: string
  /** Accessible name, where the heading above is not enough. */
  label?: string
  children: ReactNode
}

/** A form of the public site: its fields, what went wrong, one button. Focus goes to the first wrong field. */
export function SiteForm({ form, body, action = 'Invia', label, children }: Props) {
  const box = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const submitted = useFirstInvalid(box, form.errors)
  const [unseen, setUnseen] = useState<string | null>(null)
  const problem = form.failure ?? unseen
  // An error of a field that this form does not have is shown above the button; otherwise nothing would seem to
  // happen.
  useEffect(() => {
    const shown = box.current?.querySelector('[aria-invalid="true"]')
    setUnseen(shown ? null : (Object.values(form.errors)[0] ?? null))
  }, [form.errors])
  return (
    <form
      ref={box}
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      onFocus={() => void form.prepare()}
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
        void form.submit(body())
      }}
    >
      {children}
      {problem ? (
        <p className={styles.failure} role="alert">
          {problem}
        </p>
      ) : null}
      <button type="submit" className="azione" disabled={!hydrated} aria-disabled={form.sending}>
        {form.sending ? 'Invio in corso' : action}
      </button>
    </form>
  )
}
