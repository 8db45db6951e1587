'use client'

import { useEffect, useId, useRef, useState } from 'react'
import styles from './quote-link-page.module.css'

/** A no that cannot be taken back is asked once more, in its place; the keyboard is on the answer that does nothing. */
export function RefuseButton({ sending, onRefuse }: { sending: boolean; onRefuse: () => void }) {
  const id = useId()
  const [asking, setAsking] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    if (asking) stay.current?.focus()
    else if (asked.current) start.current?.focus()
    asked.current = asking
  }, [asking])
  if (!asking)
    return (
      <button
        ref={start}
        type="button"
        className="azione-piana"
        aria-disabled={sending}
        onClick={() => setAsking(true)}
      >
        Rifiuta
      </button>
    )
  return (
    <fieldset className={styles.question} aria-labelledby={id}>
      <p id={id}>Rifiuti il preventivo?</p>
      <button type="button" className="azione-piana" aria-disabled={sending} onClick={onRefuse}>
        Sì, rifiuta
      </button>
      <button ref={stay} type="button" className="azione-piana" onClick={() => setAsking(false)}>
        No
      </button>
    </fieldset>
  )
}
