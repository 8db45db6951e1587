'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef } from 'react'
import { isPageKey, type KeyGroup, useKeyHelp } from '@/components/ui/key-help'
import { goKeys } from './go-keys'
import { placesOf } from './navigation/places'
import type { NavGroup } from './navigation/types'

/** How long g waits for its letter. */
const PATIENCE_MS = 1_500

const EVERYWHERE: KeyGroup = {
  title: 'Ovunque',
  keys: [
    { keys: ['Ctrl+K'], label: 'Cerca persone, pratiche, pagine e azioni' },
    { keys: ['?'], label: 'Mostra questi tasti' },
    { keys: ['Esc'], label: 'Chiudi quello che è aperto' },
  ],
}

/** The keys of every page: `?`, and g followed by the letter of a place. */
export function useShellKeys(navigation: readonly NavGroup[], onHelp: () => void): void {
  const router = useRouter()
  const keys = useMemo(() => goKeys(placesOf(navigation)), [navigation])
  const wentAt = useRef(Number.NEGATIVE_INFINITY)
  useKeyHelp(EVERYWHERE)
  useKeyHelp(
    useMemo(
      () => ({
        title: 'Vai a',
        keys: keys.map(({ letter, place }) => ({ keys: ['g', letter], inTurn: true, label: place.label })),
      }),
      [keys],
    ),
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const isSecond = event.timeStamp - wentAt.current < PATIENCE_MS
      wentAt.current = event.key === 'g' && !isSecond ? event.timeStamp : Number.NEGATIVE_INFINITY
      const chosen = isSecond ? keys.find(({ letter }) => letter === event.key) : undefined
      if (!chosen && event.key !== '?') return
      event.preventDefault()
      if (chosen) router.push(chosen.place.href)
      else onHelp()
    }
    // Before the listeners of lists: the letter after g is nobody else's.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [keys, router, onHelp])
}
