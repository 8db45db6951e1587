'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { regroup } from './digits'
import { wholeText } from './format'

interface Props {
  id: string
  name?: string
  value: number | null
  onChange: (value: number | null) => void
  className?: string
  describedBy?: string
  invalid?: boolean
  required?: boolean
}

/** A whole number with its dots while it is being typed; the keyboard of a phone shows digits only. */
export function AmountInput({ id, name, value, onChange, className, describedBy, invalid, required }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const [typed, setTyped] = useState<{ value: number | null; text: string } | null>(null)

  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <input
      ref={input}
      id={id}
      name={name}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={className}
      value={typed && typed.value === value ? typed.text : value === null ? '' : wholeText(value)}
      required={required}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        const next = regroup(event.target.value, event.target.selectionStart ?? event.target.value.length)
        caret.current = next.caret
        setTyped(next)
        onChange(next.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
