'use client'

import { type ReactNode, useState } from 'react'
import styles from './more-list.module.css'

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  /** How many come into view at a time. */
  step?: number
  children: (item: T, index: number) => ReactNode
}

/** Offers a few at a time: the first is the cheapest, the fiftieth is there for those who want it. */
export function MoreList<T>({ items, keyOf, step = 5, children }: Props<T>) {
  const [shown, setShown] = useState(step)
  const more = Math.min(step, items.length - shown)
  return (
    <>
      <ol className={styles.list}>
        {items.slice(0, shown).map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </ol>
      {more > 0 ? (
        <div className={styles.more}>
          <p>
            {shown} di {items.length} offerte
          </p>
          <button type="button" className="azione-piana" onClick={() => setShown(shown + step)}>
            {more === 1 ? 'Mostra l’ultima' : `Mostra altre ${more}`}
          </button>
        </div>
      ) : null}
    </>
  )
}
