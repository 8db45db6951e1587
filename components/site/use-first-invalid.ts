'use client'

import { type RefObject, useEffect, useRef } from 'react'

type Errors = Partial<Record<string, string>>

/** Takes the keyboard to a field; in the middle: at the edge the bar of the page, or the keyboard of a phone, would lie over it. */
export function focusField(field: HTMLElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}

/** When a submit is refused, takes the keyboard to the first field to correct; call the result at each submit.
    Errors that appear while typing move nothing. */
export function useFirstInvalid(form: RefObject<HTMLFormElement | null>, errors: Errors): () => void {
  const submitted = useRef(false)

  useEffect(() => {
    if (!submitted.current || Object.keys(errors).length === 0) return
    submitted.current = false
    focusField(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'))
  }, [form, errors])

  return () => {
    submitted.current = true
  }
}
