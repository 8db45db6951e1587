'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/http/client'
import type { FieldErrors } from '../form/form-types'

/** What sets one calculator apart from another. */
export interface Calculator<S, R> {
  /** Sends what `toBody` made to the calculator's route. */
  send: (body: Record<string, string | number | boolean>, options: { signal: AbortSignal }) => Promise<R>
  start: S
  /** The simulation that an address asks for, or null when it asks for none. */
  fromQuery: (search: string) => S | null
  toQuery: (simulation: S) => string
  /** Messages by field; empty when the simulation can be asked for. */
  check: (simulation: S) => FieldErrors
  toBody: (simulation: S) => Record<string, string | number | boolean>
}

interface CalculatorState<S, R> {
  loading: boolean
  reply: R | null
  /** What was asked for the reply on the screen. */
  asked: S
  failure: { message: string; requestId?: string } | null
  errors: FieldErrors
}

const PAUSE_MS = 450

/* Other parameters of the address, those of a campaign for one, stay. */
function keepInAddress(query: string): void {
  const address = new URLSearchParams(location.search)
  for (const [name, value] of new URLSearchParams(query)) address.set(name, value)
  history.replaceState(null, '', `${location.pathname}?${address}${location.hash}`)
}

function failureOf(error: unknown): Pick<CalculatorState<unknown, unknown>, 'failure' | 'errors'> {
  if (!(error instanceof ApiError)) throw error
  const failure = error.errors.length > 0 ? null : { message: error.message, requestId: error.requestId }
  return { failure, errors: error.byField }
}

/**
 * A calculator of a product page: recomputes while the visitor types, keeps its terms in the address, drops replies
 * to older requests. `first` is the reply that the server has already rendered.
 */
export function useCalculator<S extends object, R>(calculator: Calculator<S, R>, first: R | null) {
  const [simulation, setSimulation] = useState(calculator.start)
  const blank = { loading: false, failure: null, errors: {} }
  const [state, setState] = useState<CalculatorState<S, R>>({
    ...blank,
    reply: first,
    asked: calculator.start,
  })
  const running = useRef<AbortController | null>(null)
  const pause = useRef(0)

  const ask = useCallback(
    async (asked: S) => {
      running.current?.abort()
      const errors = calculator.check(asked)
      if (Object.keys(errors).length > 0) {
        return setState((current) => ({ ...current, loading: false, failure: null, errors }))
      }
      const controller = new AbortController()
      running.current = controller
      setState((current) => ({ ...current, loading: true, failure: null, errors: {} }))
      try {
        const { signal } = controller
        const reply = await calculator.send(calculator.toBody(asked), { signal })
        setState({ loading: false, failure: null, errors: {}, reply, asked })
      } catch (error) {
        if (controller.signal.aborted) return
        setState((current) => ({ ...current, loading: false, ...failureOf(error) }))
      }
    },
    [calculator],
  )

  // The page is static: what the address asks for is known only here.
  useEffect(() => {
    const asked = calculator.fromQuery(location.search)
    if (asked) {
      setSimulation(asked)
      void ask(asked)
    }
    return () => clearTimeout(pause.current)
  }, [calculator, ask])

  const change = (part: Partial<S>) => {
    const next = { ...simulation, ...part }
    setSimulation(next)
    // From the first key on, what is in view answers another question, and so would what is on its way.
    running.current?.abort()
    setState((current) => ({ ...current, loading: true }))
    clearTimeout(pause.current)
    pause.current = window.setTimeout(() => {
      keepInAddress(calculator.toQuery(next))
      void ask(next)
    }, PAUSE_MS)
  }

  return { ...state, simulation, change, retry: () => void ask(simulation) }
}
