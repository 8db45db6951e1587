'use client'

import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useRecord } from '@/components/data/record/use-record'
import { newKey } from '@/lib/core/new-key'
import { ApiError } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { shownFields } from './form-fields'

type Values = Record<string, unknown>
/** `headers` carry the form's own Idempotency-Key: a retry of the same form is the same request. */
export type SendForm = (values: Values, headers: Record<string, string>) => Promise<unknown>
/** Brings what the server has now, says what changed, and may take back what cannot be sent any more. */
export type OnStale = (form: {
  values: Values
  set: (name: string, value: unknown) => void
}) => Promise<string>
export type FormRules = (value: Values, ctx: z.RefinementCtx) => void
type Options = {
  schema: z.ZodObject
  rules?: FormRules
  start: Values
  fields: (values: Values) => readonly Field[]
  before?: (values: Values) => boolean
  send: SendForm
  onStale?: OnStale
  onClose: () => void
}

/** Checks, sends once, and says what went wrong where the reader is looking. */
export function useFormDialog({ schema, rules, start, fields, before, send, onStale, onClose }: Options) {
  const shown = (values: Values) => shownFields(fields(values), values).map(({ name }) => name)
  const record = useRecord({ schema, start, shown, ...(rules && { rules }) })
  const [notice, setNotice] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const key = useRef('')

  const submit = async () => {
    if (busy.current || !record.validate() || before?.(record.cleaned) === false) return
    busy.current = true
    key.current ||= newKey()
    setSending(true)
    setNotice(null)
    try {
      await send(record.cleaned, { 'idempotency-key': key.current })
      onClose()
    } catch (error) {
      await explain(error)
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    // A refused request was not made: mended, it is a new one.
    if (error.status > 0 && error.status < 500) key.current = ''
    if (error.code === 'stale_version' && onStale) return setNotice(await onStale(record))
    const found = fieldErrors(error, Object.keys(schema.shape))
    record.setErrors(found, error.links)
    if (Object.keys(found).length === 0) setNotice(error.message)
  }
  return { record, notice, sending, submit }
}

/** Messages of the fields on show: "richiedente.nome" belongs to the field "nome". */
function fieldErrors(error: ApiError, names: readonly string[]): Record<string, string> {
  const named = error.errors.map(({ path, message }) => [path.split('.').at(-1) ?? path, message] as const)
  return Object.fromEntries(named.filter(([name]) => names.includes(name)))
}
