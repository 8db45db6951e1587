'use client'

import { useState } from 'react'
import styles from './share.module.css'

/** Sharing without third parties: the device's own menu, or the clipboard, or the address to be read. */
export function Share({ titolo, url }: { titolo: string; url: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'closed'>('idle')
  const copy = () => {
    const done = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('clipboard'))
    done.then(
      () => setState('copied'),
      () => setState('closed'),
    )
  }
  const share = () => {
    if (!('share' in navigator)) return copy()
    // Closing the share menu rejects the promise; that is no error.
    navigator.share({ title: titolo, url }).catch(() => undefined)
  }
  return (
    <div className={styles.share}>
      {state === 'closed' ? (
        <input
          readOnly
          value={url}
          aria-label="Indirizzo della notizia"
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <button type="button" className="azione-piana" onClick={share}>
          <span aria-live="polite">{state === 'copied' ? 'Link copiato' : 'Condividi'}</span>
        </button>
      )}
      <a
        className="azione-piana"
        href={`mailto:?subject=${encodeURIComponent(titolo)}&body=${encodeURIComponent(url)}`}
      >
        Invia per e-mail
      </a>
    </div>
  )
}
