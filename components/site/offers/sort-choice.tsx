'use client'

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
        <label key={key} className={styles.choice}>
          <input type="radio" name="ordine" checked={value === key} onChange={() => onChange(key)} />
          <span>{options[key]}</span>
        </label>
      ))}
    </fieldset>
  )
}
