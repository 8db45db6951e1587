import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/lib/http/client'

const UNKNOWN = 'Qualcosa non ha funzionato: riprova tra poco.'

/**
 * State of a form that the server checks: its messages land beside the fields, what belongs to no field in
 * `problem`, and what was typed stays. `send` runs once at a time.
 */
export function useApiForm<V extends Record<string, unknown>>(
  initial: V,
  send: (values: V) => Promise<void>,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)

  /** The form whose problem the reader has not been taken to yet. */
  const refused = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was wrong is drawn.
  useEffect(() => {
    if (refused.current) showProblem(refused.current)
    refused.current = null
  }, [errors, problem])

  const fail = (error: unknown) => {
    const fields = error instanceof ApiError ? error.byField : {}
    setErrors(fields)
    const known = Object.keys(fields).some((name) => (name.split('.')[0] as string) in initial)
    setProblem(known ? '' : error instanceof ApiError ? error.message : UNKNOWN)
  }
  const submit = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    if (pending) return
    // React empties it when the handler returns.
    const form = event?.currentTarget
    setPending(true)
    setErrors({})
    setProblem('')
    await send(values).catch((error: unknown) => {
      refused.current = form ?? null
      fail(error)
    })
    setPending(false)
  }
  /** What an input needs to show and change one value. */
  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (value: V[K]) => setValues((now) => ({ ...now, [name]: value })),
  })
  const reset = () => setValues(initial)
  return { values, errors, problem, pending, submit, field, reset, set: setValues }
}

/** Takes the reader to the first field to mend, or to what is wrong with the whole form. */
function showProblem(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) wrong.focus()
  else form.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' })
}
