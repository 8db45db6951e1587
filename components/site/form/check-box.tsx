'use client'

import { type ReactNode, useId } from 'react'
import { Check } from '@/components/markup/check'
import styles from './form.module.css'

interface Props {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string
  required?: boolean
}

/** One thing to say yes to. */
export function CheckBox({ onChange, ...props }: Props) {
  return (
    <Check {...props} note={useId()} styles={styles} onChange={(event) => onChange(event.target.checked)} />
  )
}
