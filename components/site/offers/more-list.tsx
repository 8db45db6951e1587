'use client'

import { type ReactNode, useState } from 'react'
import styles from './more-list.module.css'

const STEP = 5

interface Props<T> {
  items: readonly T[]
  keyOf: (item: T) => string
  children: (item: T, index: number) => ReactNode
}

/** Offers five at a time: the first is the cheapest, the fiftieth is there for those who want it. */
export function MoreList<T>({ items, keyOf, children }: Props<T>) {
  const [shown, setShown] = useState(STEP)
  const more = Math.min(STEP, items.length - shown)
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
          <button type="button" className="azione-piana" onClick={() => setShown(shown + STEP)}>
            {more === 1 ? 'Mostra l’ultima' : `Mostra altre ${more}`}
          </button>
        </div>
      ) : null}
    </>
  )
}
