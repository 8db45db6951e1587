'use client'

import { useCallback, useRef, useState } from 'react'
import type { Comparison } from '@/components/markup/mortgage-offers'
import { ApiError, api } from '@/lib/http/client'
import { type FieldErrors, initialSimulation, type Simulation, toBody } from './simulation'

export interface Failure {
  message: string
  requestId?: string
}

interface State {
  loading: boolean
  comparison: Comparison | null
  /** What was asked for the comparison on the screen. */
  asked: Simulation | null
  failure: Failure | null
  errors: FieldErrors
}

const start: State = { loading: false, comparison: null, asked: null, failure: null, errors: {} }

/**
 * Asks for the comparison; a reply to an older request is dropped, and the last good one stays in view.
 * `example`: the answer to the simulation that the form begins with, as the page brings it; nobody has asked for it, so
 * it has no `quoteId` yet.
 */
export function useOffers(example: Comparison | null) {
  const [state, setState] = useState<State>(() =>
    example ? { ...start, comparison: example, asked: initialSimulation } : start,
  )
  const running = useRef<AbortController | null>(null)

  const ask = useCallback(async (simulation: Simulation) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState((current) => ({ ...current, loading: true, failure: null, errors: {} }))
    try {
      const { signal } = controller
      const comparison = await api.post('/calculators/mutui', toBody(simulation), { signal })
      setState({ ...start, comparison, asked: simulation })
    } catch (error) {
      if (controller.signal.aborted) return
      setState((current) => ({ ...current, loading: false, ...failureOf(error) }))
    }
  }, [])

  /** The same question once more, for the `quoteId` that the example lacks; what fails here is asked again when needed. */
  const keepExample = useCallback(async () => {
    try {
      const comparison = await api.post('/calculators/mutui', toBody(initialSimulation))
      setState((current) => (current.comparison === example ? { ...current, comparison } : current))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }, [example])

  /** The answer to the example is not the one to this address. */
  const clear = useCallback(() => setState({ ...start, loading: true }), [])
  /** From the first key on, what is in view answers another question, and so would what is on its way. */
  const wait = useCallback(() => {
    running.current?.abort()
    setState((current) => ({ ...current, loading: current.comparison !== null }))
  }, [])
  /** What was asked before is no longer what is typed: its answer would take the errors away. */
  const refuse = useCallback((errors: FieldErrors) => {
    running.current?.abort()
    setState((current) => ({ ...current, loading: false, errors }))
  }, [])
  return { ...state, ask, wait, refuse, clear, keepExample }
}

function failureOf(error: unknown): Pick<State, 'failure' | 'errors'> {
  if (!(error instanceof ApiError)) throw error
  const failure = error.errors.length > 0 ? null : { message: error.message, requestId: error.requestId }
  return { failure, errors: error.byField }
}
