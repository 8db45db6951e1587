'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { withShownPictures } from '@/components/data/shown-picture'
import { Prose } from '@/components/pages/prose'
import { useArea } from '@/components/shell/area'
import { api } from '@/lib/http/client'
import classes from './new-ticket.module.css'

const PAUSE_MS = 400
const MOST = 3

/** A word that tells: the longest one, without the usual beginnings of a sentence. */
const wordOf = (words: string) =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .toSorted((a, b) => b.length - a.length)[0] ?? ''

/** What the FAQ say about the words that are being written: an answer at once may be the best one. */
export function FaqHints({ words }: { words: string }) {
  const area = useArea()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wordOf(words)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { data } = useQuery({
    queryKey: ['faqs', area, 'hints', asked],
    queryFn: ({ signal }) => api.get('/faqs', { area, signal, query: { q: asked, limit: MOST } }),
    enabled: asked !== '',
    meta: { silent: true },
  })
  const items = asked === '' ? [] : (data?.items ?? [])
  return (
    <div aria-live="polite" className={classes.hintsPlace}>
      {items.length > 0 && (
        <section className={classes.hints} aria-label="Forse la risposta c’è già">
          <p className={classes.hintsTitle}>Forse la risposta c’è già</p>
          {items.map(({ _id, domanda, risposta }) => (
            <details key={_id}>
              <summary>{String(domanda)}</summary>
              <Prose html={withShownPictures(String(risposta), area)} />
            </details>
          ))}
        </section>
      )}
    </div>
  )
}
