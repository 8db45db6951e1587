'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './landing-form.module.css'

const STEPS = ['Che cosa ti serve', 'La tua situazione', 'Chi dobbiamo chiamare'] as const

interface Props {
  number: 1 | 2 | 3
  /** What `useSteps` returns. */
  steps: { step: number; moved: boolean; back: () => void }
  children: ReactNode
}

/** One step with its title, how far it is, and the way back. The others are in the page too, out of sight: after a
    reload the right one is there before scripts run. */
export function StepFrame({ number, steps: { step, moved, back }, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = step === number

  // Screen readers announce the new step, and the browser scrolls to its title.
  useEffect(() => {
    if (shown && moved) title.current?.focus()
  }, [shown, moved])

  return (
    <div className={styles.step} data-numero={number} hidden={!shown}>
      <div className={styles.head}>
        <p className={styles.count}>Passo {number} di 3</p>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {STEPS[number - 1]}
        </h2>
        <svg viewBox="0 0 300 4" preserveAspectRatio="none" className={styles.progress} aria-hidden="true">
          {STEPS.map((name, index) => (
            <rect
              key={name}
              x={index * 101}
              width="98"
              height="4"
              className={index < number ? styles.done : styles.ahead}
            />
          ))}
        </svg>
      </div>
      {children}
      {number > 1 ? (
        <button type="button" className={styles.back} onClick={back}>
          Indietro
        </button>
      ) : null}
    </div>
  )
}
