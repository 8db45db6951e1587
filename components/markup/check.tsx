import type { ComponentProps, ReactNode } from 'react'
import { Star } from './field'

type CheckProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Id of the words that say what is wrong. */
  note: string
  error?: string
  styles: { check?: string; error?: string }
  /** What is said yes to. */
  children: ReactNode
}

/** One thing to say yes to, and what is wrong with the answer. */
export function Check({ note, error, styles, children, required, ...input }: CheckProps) {
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? note : undefined}
          {...input}
        />
        <span>
          {children}
          {required ? <Star /> : null}
        </span>
      </label>
      {error ? (
        <p id={note} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
