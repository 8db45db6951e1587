import type { ReactNode } from 'react'
import styles from './pill.module.css'

interface Props {
  name: string
  value: string
  checked: boolean
  onChange: () => void
  invalid?: boolean
  children: ReactNode
}

/** One of a few choices that are all in sight. The group around it may set its height, its sides and its ground. */
export function Pill({ invalid, children, ...input }: Props) {
  return (
    <label className={styles.pill}>
      <input type="radio" aria-invalid={invalid || undefined} {...input} />
      <span>{children}</span>
    </label>
  )
}
