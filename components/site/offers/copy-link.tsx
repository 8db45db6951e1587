'use client'

import { useState } from 'react'

/** Copies the address that reopens this simulation; where the clipboard is closed it shows it instead. */
export function CopyLink() {
  const [state, setState] = useState<'idle' | 'copied' | 'closed'>('idle')
  const copy = () => {
    const done = navigator.clipboard?.writeText(location.href) ?? Promise.reject(new Error('clipboard'))
    done.then(
      () => setState('copied'),
      () => setState('closed'),
    )
  }
  if (state === 'closed') {
    return (
      <input
        className="azione-piana"
        readOnly
        value={location.href}
        aria-label="Link della simulazione"
        onFocus={(event) => event.target.select()}
      />
    )
  }
  return (
    <button type="button" className="azione-piana" onClick={copy}>
      <span aria-live="polite">{state === 'copied' ? 'Link copiato' : 'Copia il link'}</span>
    </button>
  )
}
