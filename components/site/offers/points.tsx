import type { ReactNode } from 'react'
import { CivicNumber } from '../civic-number'
import styles from './points.module.css'

export interface Point {
  title: string
  text: ReactNode
}

/** A few things to know, each with its name; `numbered` when they happen one after the other. */
export function Points({ points, numbered = false }: { points: Point[]; numbered?: boolean }) {
  if (numbered) {
    return (
      <ol className={styles.points}>
        {points.map(({ title, text }, index) => (
          <li key={title} className={styles.point}>
            <h3 className={styles.title}>
              <CivicNumber of={index + 1} />
              {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    )
  }
  return (
    <dl className={styles.points}>
      {points.map(({ title, text }) => (
        <div key={title} className={styles.point}>
          <dt className={styles.title}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
