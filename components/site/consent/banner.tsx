'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CookieChoices } from '../consent'
import styles from './banner.module.css'
import { CookieSwitches } from './cookie-switches'
import { saveConsent } from './save-consent'

const NONE: CookieChoices = { statistiche: false, marketing: false }
const ALL: CookieChoices = { statistiche: true, marketing: true }
const MARGIN = 48
/** Below it. */
const INSET = 24
/** Of a low screen; beyond it nothing could be brought into view at all. */
const MOST = 0.7

/* Room at the end of the page, and below whatever takes the focus or sticks to the bottom: the banner covers neither. */
function makeRoom(node: HTMLElement | null): () => void {
  const { style } = document.documentElement
  const leave = (room: string, covered: string) => {
    style.setProperty('--room-below', room)
    style.setProperty('--covered-below', covered)
  }
  const measure = new ResizeObserver(([entry]) => {
    const height = entry?.target.getBoundingClientRect().height ?? 0
    const room = (margin: number) => `${Math.ceil(Math.min(height + margin, innerHeight * MOST))}px`
    leave(room(MARGIN), room(INSET))
  })
  if (node) measure.observe(node)
  return () => {
    measure.disconnect()
    leave('', '')
  }
}

interface Props {
  /** Where storage is closed nothing can be kept: the question still goes away. */
  onDone: () => void
}

/** The question about cookies. The page stays usable; closing it, by X or Escape, allows the technical ones only. */
export function Banner({ onDone }: Props) {
  const box = useRef<HTMLElement>(null)
  const kinds = useRef<HTMLDivElement>(null)
  const [choosing, setChoosing] = useState(false)
  const [choices, setChoices] = useState(NONE)

  useEffect(() => makeRoom(box.current), [])
  useEffect(() => {
    if (choosing) kinds.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [choosing])

  const decide = (value: CookieChoices) => {
    const inside = box.current?.contains(document.activeElement)
    saveConsent(value)
    onDone()
    // The button that had the focus is removed: the focus goes to the content.
    if (inside) document.getElementById('contenuto')?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') decide(NONE)
  }

  return (
    <section ref={box} className={styles.banner} aria-label="Scelta dei cookie" onKeyDown={onKeyDown}>
      <p className={styles.title}>Scegli i cookie</p>
      <button
        type="button"
        className={styles.close}
        aria-label="Chiudi: solo cookie tecnici"
        onClick={() => decide(NONE)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      <p className={styles.text}>
        Tecnici sempre; statistiche e marketing solo se li permetti.
        <span className={styles.later}> Cambi idea quando vuoi.</span>{' '}
        <a href="/pagine/cookie-policy">Come li usiamo</a>
      </p>
      {choosing ? (
        <div ref={kinds} className={styles.kinds}>
          <CookieSwitches value={choices} onChange={setChoices} />
        </div>
      ) : null}
      <div className={styles.ways}>
        <button type="button" onClick={() => decide(ALL)}>
          Accetta tutto
        </button>
        <button type="button" onClick={() => decide(NONE)}>
          Rifiuta
        </button>
        {choosing ? (
          <button type="button" onClick={() => decide(choices)}>
            Salva
          </button>
        ) : (
          <button type="button" aria-expanded={false} onClick={() => setChoosing(true)}>
            Scegli
          </button>
        )}
      </div>
    </section>
  )
}
