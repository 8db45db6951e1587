'use client'

import { useEffect, useRef, useState } from 'react'
import { SiteLink } from '@/components/site/site-link'
import styles from './whistleblowing.module.css'

/** The code of a report: shown now and never again. */
export function ReportCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    if (!copied) window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [copied])
  const copy = () => {
    // Where the clipboard is closed, the code stays there to be copied by hand.
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <section className={styles.card} aria-labelledby="ricevuta">
      <h2 id="ricevuta" ref={title} tabIndex={-1}>
        Segnalazione ricevuta. Salva questo codice, ora
      </h2>
      <p className={styles.code}>{code}</p>
      <button type="button" className="azione" onClick={copy}>
        <span aria-live="polite">{copied ? 'Codice copiato' : 'Copia il codice'}</span>
      </button>
      <p>
        Lo mostriamo una volta sola e non possiamo recuperarlo, nemmeno per te. Con il codice{' '}
        <SiteLink href="/pagine/whistleblowing/segui">segui la segnalazione</SiteLink>: entro 7 giorni ti
        confermiamo di averla presa in carico, entro i 3 mesi seguenti ti rispondiamo.
      </p>
    </section>
  )
}
