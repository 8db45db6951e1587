'use client'

import { Pill } from '../pill'
import styles from './sort-choice.module.css'

interface Props<T extends string> {
  options: Record<T, string>
  value: T
  onChange: (value: T) => void
}

/** Which figure comes first in a list of offers. */
export function SortChoice<T extends string>({ options, value, onChange }: Props<T>) {
  return (
    <fieldset className={styles.sort}>
      <legend>In ordine di</legend>
      {(Object.keys(options) as T[]).map((key) => (
        <Pill key={key} name="ordine" value={key} checked={value === key} onChange={() => onChange(key)}>
          {options[key]}
        </Pill>
      ))}
    </fieldset>
  )
}
