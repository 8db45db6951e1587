'use client'

import { useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { isSame } from '@/components/data/form/three-way'
import type { Row } from '@/components/data/list/use-rows'
import { isUnread } from '@/components/ui/date-rules'
import type { FieldLink } from '@/lib/core/errors'
import { italianIssue } from '@/lib/italian/zod-issues'

type Values = Record<string, unknown>
type Options = {
  schema: z.ZodObject
  rules?: (value: Values, ctx: z.RefinementCtx) => void
  start: Values
  /** Of these values the fields that stand on the form: what cannot be read in one that has gone since is not asked about any more. */
  shown?: (values: Values) => readonly string[]
}

/** The state of a form: what was read, what was typed, what differs and what is wrong with it. */
export function useRecord({ schema, rules, start, shown }: Options) {
  const names = useMemo(() => Object.keys(schema.shape), [schema])
  const [base, setBase] = useState(start)
  const [typed, setTyped] = useState<Values>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [links, setLinks] = useState<Record<string, FieldLink>>({})
  const seen = useRef(new Set<string>())
  const written = { ...base, ...typed }
  const onForm = shown?.(written)
  for (const name of onForm ?? []) seen.current.add(name)
  const isGone = (name: string) => onForm !== undefined && seen.current.has(name) && !onForm.includes(name)
  const values = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      isUnread(value) && isGone(name) ? (base[name] ?? null) : value,
    ]),
  )
  const changes = Object.fromEntries(
    names.filter((name) => !isSame(values[name], base[name])).map((name) => [name, values[name]]),
  )
  const cleaned = Object.fromEntries(names.map((name) => [name, values[name] ?? null]))

  /** What is wrong, by field; nothing when it can be saved. */
  const check = () => {
    const whole = rules ? schema.superRefine(rules as Parameters<typeof schema.superRefine>[0]) : schema
    const parsed = whole.safeParse(cleaned, { error: italianIssue })
    const found = parsed.success ? {} : messages(parsed.error)
    setErrors(found)
    focusFirst(found)
    return found
  }
  return {
    base,
    values,
    errors,
    /** Beside the message of a field, where it can be seen to. */
    links,
    changes,
    cleaned,
    version: Number(base.version ?? 0),
    dirty: Object.keys(changes).length > 0,
    set: (name: string, value: unknown) => {
      setTyped((current) => ({ ...current, [name]: value }))
      setErrors(({ [name]: _fixed, ...others }) => others)
    },
    /** What the server found; errors inside a list belong to the list's field here too. */
    setErrors: (found: Record<string, string>, help: Record<string, FieldLink> = {}) => {
      setLinks(help)
      const byField: Record<string, string> = {}
      for (const [path, message] of Object.entries(found)) note(byField, path.split('.'), message)
      setErrors(byField)
      focusFirst(byField)
    },
    check,
    validate: () => Object.keys(check()).length === 0,
    /** Forget what was typed. */
    reset: () => {
      setTyped({})
      setErrors({})
    },
    /** Start again from what the server has. */
    restart: (row: Row) => {
      setBase(row)
      setTyped({})
      setErrors({})
    },
    /** Keep what was typed, or what is left of it, on top of what the server has now. */
    rebase: (row: Row, kept: Values) => {
      setTyped(kept)
      setBase(row)
    },
  }
}

/** Keeps the first message of a field; one inside a list says which row it is about. */
function note(found: Record<string, string>, [name = '', row]: string[], message: string): void {
  found[name] ??= row !== undefined && /^\d+$/.test(row) ? `Riga ${Number(row) + 1}: ${message}` : message
}

/** The first message of each field; errors inside a list belong to the list's field. */
function messages(error: z.ZodError): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of error.issues) note(found, path.map(String), message)
  return found
}

/** A select carries its name on an input that nobody sees. */
const boxOf = (name: string) =>
  `[name="${name}"]:not([type="hidden"]), [data-field="${name}"] :is(input:not([type="hidden"]), button, [contenteditable="true"])`

/** The fields of a form that was sent can be entered again a moment after the answer. */
const [SOON_MS, ATTEMPTS] = [20, 25]

/** Takes the reader to the first thing to mend as the page shows them, once it is drawn: in the dialog on top before what lies behind it. */
export function focusFirst(errors: Record<string, string>): void {
  const boxes = Object.keys(errors).map(boxOf).join()
  if (!boxes) return
  const attempt = (left: number) => {
    const box = onTop(boxes)
    if (!box?.matches(':disabled')) box?.focus()
    else if (left > 0) setTimeout(() => attempt(left - 1), SOON_MS)
  }
  setTimeout(() => attempt(ATTEMPTS), 0)
}

function onTop(boxes: string): HTMLElement | null {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].reverse()
  for (const place of [...dialogs, document]) {
    const box = place.querySelector<HTMLElement>(boxes)
    if (box) return box
  }
  return null
}
