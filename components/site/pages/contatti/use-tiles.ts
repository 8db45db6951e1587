'use client'

import { useCallback, useEffect, useState } from 'react'
import type { MapTiles } from '@/lib/core/map-tiles'

type TilesMap = typeof import('./tiles/tiles-map').TilesMap

/** Which map was asked for; `failed` is the drawn one, because the other did not come. */
export type MapMode = 'drawn' | 'detailed' | 'failed'

const KEY = 'mappa'

/* The consent for this host lasts as long as the tab; where storage is not available, as long as the page. */
function remembers(host: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === host
  } catch {
    return false
  }
}

function remember(host: string | null): void {
  try {
    if (host) sessionStorage.setItem(KEY, host)
    else sessionStorage.removeItem(KEY)
  } catch {
    // As above.
  }
}

/** The detailed map: nothing of it is loaded, from us or from others, until the visitor asks for it. */
export function useTiles(tiles: MapTiles | null) {
  const [mode, setMode] = useState<MapMode>('drawn')
  const [loaded, setLoaded] = useState<{ Map: TilesMap } | null>(null)
  const host = tiles?.host ?? null

  useEffect(() => {
    if (host && remembers(host)) setMode('detailed')
  }, [host])

  useEffect(() => {
    if (mode !== 'detailed' || loaded) return
    import('./tiles/tiles-map').then(
      ({ TilesMap }) => setLoaded({ Map: TilesMap }),
      () => setMode('failed'),
    )
  }, [mode, loaded])

  return {
    mode,
    /** Null until it is both wanted and here. */
    Map: mode === 'detailed' ? (loaded?.Map ?? null) : null,
    show: () => {
      remember(host)
      setMode('detailed')
    },
    hide: () => {
      remember(null)
      setMode('drawn')
    },
    fail: useCallback(() => setMode('failed'), []),
  }
}
