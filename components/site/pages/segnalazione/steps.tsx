import type { ReactNode } from 'react'
import { CivicNumber } from '../../civic-number'
import card from '../agente/card.module.css'
import styles from './steps.module.css'

interface Props {
  picture: ReactNode
  steps: readonly { title: string; text: string }[]
}

/** What happens after the form, in order. */
export function Steps({ picture, steps }: Props) {
  return (
    <div className={`${card.card} ${styles.card}`}>
      {picture}
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <CivicNumber of={index + 1} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
