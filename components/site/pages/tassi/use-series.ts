'use client'

import { useCallback, useRef, useState } from 'react'
import { type Choice, pointsQuery, type Series } from '@/components/markup/rate-choice'
import { ApiError, api } from '@/lib/http/client'
import type { Point } from './scale'

interface State {
  /** What the points on the screen are of. */
  shown: Choice
  points: readonly Point[]
  loading: boolean
  failure: ApiError | null
}

/** The points of a choice; the last good ones stay in view, and a reply to an older request is dropped. */
export function useSeries(series: readonly Series[], shown: Choice, points: readonly Point[]) {
  const [state, setState] = useState<State>({ shown, points, loading: false, failure: null })
  const running = useRef<AbortController | null>(null)

  const ask = useCallback(
    async (choice: Choice) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      setState((current) => ({ ...current, loading: true, failure: null }))
      try {
        const query = new URLSearchParams(pointsQuery(choice, series))
        const rows = await api.get(`/rates?${query}`, { signal: controller.signal })
        if (controller.signal.aborted) return
        const found = rows.map(({ date, value }): Point => [date, value])
        setState({ shown: choice, points: found, loading: false, failure: null })
      } catch (error) {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setState((current) => ({ ...current, loading: false, failure: error }))
      }
    },
    [series],
  )

  return { ...state, ask }
}
