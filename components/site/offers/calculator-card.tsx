'use client'

import type { ReactNode } from 'react'
import type { FieldErrors } from '../form/form-types'
import styles from './calculator.module.css'

interface BigFigure {
  label: string
  value: string
}

interface Props {
  /** Accessible name of the form. */
  label: string
  /** Where the form leads without scripts: a page that answers to the same names. */
  action?: string
  fields: ReactNode
  /** The two figures at the same size, or why there are none. */
  result: { figures: BigFigure[]; words: ReactNode } | { why: ReactNode }
  stale: boolean
  /** Room for two lines of figures. */
  tall?: boolean
  /** The next step and what stands beside it. */
  actions?: ReactNode
  /** Day of the figures, and that this is no offer. */
  date: ReactNode
}

/** In the place of the figures while a field says what is wrong with it. */
export const CORRECT = 'Correggi il dato segnato: il risultato arriva subito.'

/** Why there are no figures: each field in view says it itself, what belongs to none of them is said here. */
export function whyNone(errors: FieldErrors, fields: readonly string[]): string | undefined {
  const names = Object.keys(errors)
  if (names.length === 0) return undefined
  const elsewhere = names.filter((name) => !fields.includes(name))
  return elsewhere.length > 0 ? elsewhere.map((name) => errors[name]).join(' ') : CORRECT
}

/** The calculator of the first screen: a few figures and the result. */
export function CalculatorCard(props: Props) {
  const { label, action, fields, result, stale, tall, actions, date } = props
  return (
    <div className={styles.card}>
      <form
        className={styles.fields}
        aria-label={label}
        action={action}
        onSubmit={(event) => event.preventDefault()}
      >
        {fields}
      </form>
      <div className={styles.result}>
        <output
          aria-live="polite"
          aria-busy={stale}
          className={styles.output}
          data-stale={stale || undefined}
          data-tall={tall || undefined}
        >
          {'why' in result ? (
            <p className={styles.why}>{result.why}</p>
          ) : (
            <>
              <dl className={styles.figures}>
                {result.figures.map((figure) => (
                  <div key={figure.label}>
                    <dt>{figure.label}</dt>
                    <dd>{figure.value}</dd>
                  </div>
                ))}
              </dl>
              <p className={styles.small}>{result.words}</p>
            </>
          )}
        </output>
        <div className={styles.actions}>{actions}</div>
        <p className={styles.date}>{date}</p>
      </div>
    </div>
  )
}
