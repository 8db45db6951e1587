import { type FormEvent, useState } from 'react'
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

  const fail = (error: unknown) => {
    const fields = error instanceof ApiError ? error.byField : {}
    setErrors(fields)
    const known = Object.keys(fields).some((name) => (name.split('.')[0] as string) in initial)
    setProblem(known ? '' : error instanceof ApiError ? error.message : UNKNOWN)
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (pending) return
    setPending(true)
    setErrors({})
    setProblem('')
    await send(values).catch(fail)
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
