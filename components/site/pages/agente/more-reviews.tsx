'use client'

import { useEffect, useRef, useState } from 'react'
import type { Review } from '@/lib/features/ratings/schema'
import { ApiError, api } from '@/lib/http/client'
import { ReviewCard } from './review-card'
import styles from './reviews.module.css'

const STEP = 10

/** The older reviews, a few at a time. */
export function MoreReviews({ agentId, cursor: first }: { agentId: string; cursor: string }) {
  const [older, setOlder] = useState<Review[]>([])
  const [cursor, setCursor] = useState<string | null>(first)
  const [state, setState] = useState<'still' | 'loading' | string>('still')

  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(0)

  /* The reader goes on where the new ones begin, not at a button that may be gone. */
  useEffect(() => {
    const next = list.current?.children[shown.current]
    shown.current = older.length
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [older])

  const load = async () => {
    if (state === 'loading' || !cursor) return
    setState('loading')
    const query = new URLSearchParams({ limit: String(STEP), cursor })
    try {
      const page = await api.get(`/agents/public/${agentId}/voti?${query}`)
      setOlder((before) => [...before, ...page.items])
      setCursor(page.nextCursor)
      setState('still')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(error.message)
    }
  }

  return (
    <>
      {older.length > 0 ? (
        <ul ref={list} className={styles.list}>
          {older.map((review) => (
            <ReviewCard key={review._id} review={review} />
          ))}
        </ul>
      ) : null}
      <p className="solo-voce" role="status">
        {older.length > 0 ? `Mostrate altre ${older.length} recensioni` : ''}
      </p>
      {state === 'still' || state === 'loading' ? null : (
        <p className={styles.failure} role="alert">
          {state}
        </p>
      )}
      {cursor ? (
        <p className={styles.more}>
          <button
            type="button"
            className="azione-piana"
            aria-disabled={state === 'loading'}
            onClick={() => void load()}
          >
            {state === 'loading' ? 'Un momento' : 'Mostra altre recensioni'}
          </button>
        </p>
      ) : null}
    </>
  )
}
