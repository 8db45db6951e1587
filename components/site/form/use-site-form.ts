'use client'

import { useRef, useState } from 'react'
import { newKey } from '@/lib/core/new-key'
import { ApiError } from '@/lib/http/client'
import { type BodySchema, type FieldErrors, fieldErrors } from './form-types'

interface State<R> {
  sending: boolean
  errors: FieldErrors
  /** What belongs to no field. */
  failure: string | null
  reply: R | null
}

interface Options<R> {
  /** `postTo` a path, or another way of sending the body (a file, a step). */
  send: (body: unknown, headers: Record<string, string>) => Promise<R>
  /** The schema that the server uses too, loaded when the form is first touched. */
  schema: () => Promise<BodySchema>
  /** Runs once, after the server has accepted. */
  onSent?: (reply: R) => void
}

const calm = { sending: false, errors: {}, failure: null, reply: null }

/**
 * Sends a form of the public site once: the idempotency key belongs to what is written, so a retry and a double
 * click are the same request, and corrected data are a new one. What was typed stays where it is.
 */
export function useSiteForm<R>({ send, schema, onSent }: Options<R>) {
  const [state, setState] = useState<State<R>>(calm)
  const loaded = useRef<Promise<BodySchema | null>>(null)
  const last = useRef({ text: '', key: '' })
  const busy = useRef(false)

  /* Without the schema (the connection dropped) the server's own check is enough. */
  const prepare = () => {
    loaded.current ??= schema().catch(() => {
      loaded.current = null
      return null
    })
    return loaded.current
  }

  const post = (body: unknown): Promise<R> => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    return send(body, { 'idempotency-key': last.current.key })
  }

  const submit = async (body: unknown): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setState({ ...calm, sending: true })
    const checker = await prepare()
    const errors = checker ? fieldErrors(checker, body) : {}
    if (Object.keys(errors).length > 0) {
      busy.current = false
      return setState({ ...calm, errors })
    }
    try {
      const reply = await post(body)
      // After a success `busy` stays set: a second click that was already on its way sends nothing.
      setState({ ...calm, reply })
      onSent?.(reply)
    } catch (error) {
      busy.current = false
      if (!(error instanceof ApiError)) throw error
      const named = error.errors.length > 0
      setState({ ...calm, errors: error.byField, failure: named ? null : error.message })
    }
  }

  return { ...state, prepare, submit }
}
