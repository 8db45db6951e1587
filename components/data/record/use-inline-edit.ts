'use client'

import { useRef, useState } from 'react'
import type { z } from 'zod'
import { isSame } from '@/components/data/form/three-way'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { valueWords } from '@/components/data/table/value-words'
import { toastError, toastUndo } from '@/components/ui/toasts'
import { ApiError, type Area } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import { italianIssue } from '@/lib/italian/zod-issues'
import type { Field } from '@/lib/resources/view'

type Options = {
  field: Field
  row: Row
  path: string
  schema: z.ZodObject
  onSaved: (row: Row) => unknown
  onClose: () => void
}
type Place = { path: string; id: string; area: Area; name: string }

/** Somebody else has changed this very field: what they wrote is told, and theirs is the version to go on from. */
class ChangedMeanwhile extends Error {
  constructor(readonly latest: Row) {
    super('changed meanwhile')
  }
}

/**
 * Saves one field with the version that was read. Where somebody has changed something else of the row meanwhile, it
 * is saved on top of theirs; where they changed the same field, nothing is until it is asked for again.
 */
async function patchField({ path, id, area, name }: Place, from: Row, value: unknown): Promise<Row> {
  try {
    return await records.update(path, id, { [name]: value, version: from.version }, { area })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'stale_version')) throw error
    const latest = await records.read(path, id, { area })
    if (!isSame(latest[name], from[name])) throw new ChangedMeanwhile(latest)
    return records.update(path, id, { [name]: value, version: latest.version }, { area })
  }
}

/** One field being edited in place. */
export function useInlineEdit({ field, row, path, schema, onSaved, onClose }: Options) {
  const { name, label } = field
  const area = useArea()
  const base = useRef(row)
  const busy = useRef(false)
  const [value, setValue] = useState<unknown>(row[name])
  const [error, setError] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const place = { path, id: String(row._id), area, name }

  const explain = (failure: unknown) => {
    if (failure instanceof ChangedMeanwhile) {
      base.current = failure.latest
      const theirs = valueWords(failure.latest[name], field)
      return setError(`Nel frattempo qualcuno ha scritto «${theirs}». Salva di nuovo per sostituirlo.`)
    }
    if (!(failure instanceof ApiError)) throw failure
    setError(failure.byField[name] ?? failure.errors[0]?.message ?? failure.message)
  }

  const undo = async (before: unknown, saved: Row) => {
    try {
      await onSaved(await patchField(place, saved, before))
    } catch (failure) {
      toastError(
        failure instanceof ChangedMeanwhile
          ? `${label}: nel frattempo è cambiato, non si può annullare.`
          : failure,
      )
    }
  }

  const save = async (next: unknown) => {
    if (busy.current) return
    if (isSame(next, base.current[name])) return onClose()
    const parsed = schema.shape[name]?.safeParse(next, { error: italianIssue })
    if (parsed && !parsed.success) return setError(parsed.error.issues[0]?.message ?? 'Non è valido.')
    busy.current = true
    setSaving(true)
    try {
      const before = base.current[name]
      const saved = await patchField(place, base.current, next)
      // The page shows the new value before anything is told of it.
      await onSaved(saved)
      onClose()
      toastUndo(`Salvato: ${label}`, () => void undo(before, saved))
    } catch (failure) {
      explain(failure)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }
  const set = (next: unknown) => {
    setValue(next)
    setError(null)
  }
  return { value, error, saving, set, save }
}
