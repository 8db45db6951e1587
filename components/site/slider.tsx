'use client'

import { wholeText } from '@/components/markup/format'
import styles from './slider.module.css'

export interface Drawn {
  label: string
  unit: string
  value: number | null
  min: number
  max: number
  step: number
}

interface Props extends Drawn {
  onChange: (value: number) => void
}

/* Signs as they are said. */
const SPOKEN: Record<string, string> = { '€': 'euro', '€/mese': 'euro al mese', '%': 'per cento' }

/** The cursor of a figure that can be typed as well; it stays within its ends whatever is typed. */
export function Slider({ label, unit, value, min, max, step, onChange }: Props) {
  // What is typed may be no number yet.
  const drawn = Math.min(Math.max(value || min, min), max)
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={`${label}, con il cursore`}
      aria-valuetext={`${wholeText(drawn)} ${SPOKEN[unit] ?? unit}`}
      min={min}
      max={max}
      step={step}
      value={drawn}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
