'use client'

import { type RefObject, useEffect, useRef } from 'react'

type Errors = Partial<Record<string, string>>

/** When a submit is refused, takes the keyboard to the first field to correct; call the result at each submit.
    Errors that appear while typing move nothing. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, errors: Errors): () => void {
  const submitted = useRef(false)

  useEffect(() => {
    if (!submitted.current || Object.keys(errors).length === 0) return
    submitted.current = false
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])

  return () => {
    submitted.current = true
  }
}
