'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useState } from 'react'
import type { z } from 'zod'
import { FieldChanges } from '@/components/data/history/field-changes'
import { usePageRefresh } from '@/components/data/list/use-page-refresh'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { DeleteButton } from '@/components/data/record/delete-button'
import { useRecord } from '@/components/data/record/use-record'
import { Button } from '@/components/ui/button'
import { ConfirmForm } from '@/components/ui/confirm-form'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { ApiError } from '@/lib/http/client'
import { records } from '@/lib/http/records'
import type { Field, ResourceView } from '@/lib/resources/view'
import { ConflictDialog } from './conflict-dialog'
import type { Widgets } from './field-props'
import { FormFields, firstUnshownError } from './form-fields'
import { useKeptWords } from './kept-words'
import { useUnsavedGuard } from './use-unsaved-guard'

export type RecordFormProps = {
  view: ResourceView
  /** The record to edit; absent for a new one. */
  row?: Row
  /** Values of a new record. */
  initial?: Record<string, unknown>
  canDelete?: boolean
  readOnly?: boolean
  /** Where a deletion leads; the list by default. */
  backTo?: string
  onSaved?: (row: Row) => void
  /** The fields of the tab that is open, where a form has several; all of them by default. */
  fields?: readonly Field[]
}

type Rules = (value: Record<string, unknown>, ctx: z.RefinementCtx) => void

/** What a form may have besides its schema. */
type Parts = {
  widgets?: Widgets
  /** The public page that the present values would make. */
  Preview?: ComponentType<{ values: Record<string, unknown> }>
  /** Of values that are published by saving them: who will see them, from when, and what leaves; said before. */
  publishWords?: (values: Record<string, unknown>) => string
}

/** A resource's form, checked by the schema that the server checks with. */
export function recordForm(schema: z.ZodObject, rules?: Rules, parts: Parts = {}) {
  return function ResourceForm(props: RecordFormProps) {
    return <RecordForm {...props} {...parts} schema={schema} rules={rules} />
  }
}

function RecordForm({
  view,
  row,
  initial = {},
  canDelete = false,
  readOnly = false,
  backTo = view.page,
  onSaved,
  fields = view.form,
  schema,
  rules,
  widgets,
  Preview,
  publishWords,
}: RecordFormProps & Parts & { schema: z.ZodObject; rules?: Rules }) {
  const area = useArea()
  const router = useRouter()
  const refreshPage = usePageRefresh()
  const queries = useQueryClient()
  const record = useRecord({ schema, rules, start: row ?? initial })
  const words = useKeptWords()
  const [conflict, setConflict] = useState(false)
  const [previewing, setPreviewing] = useState(false)
  useUnsavedGuard(record.dirty && !readOnly)
  // A verb elsewhere on the page has changed the record: the form goes on from there, unless something is typed in it.
  useEffect(() => {
    if (row && Number(row.version) > record.version && !record.dirty) record.restart(row)
  })

  const publishes = record.values.published === true && record.base.published !== true
  const changes = row && <FieldChanges fields={view.form} before={record.base} changes={record.changes} />
  const check = () => {
    const found = record.check()
    // What is wrong stands beside its field.
    if (Object.keys(found).length > 0) setPreviewing(false)
    const message = firstUnshownError(found, fields, record.values)
    if (message) toastError(message)
    return Object.keys(found).length === 0
  }
  const save = async () => {
    try {
      const saved = row
        ? await records.update(
            view.path,
            row._id,
            { ...record.changes, ...words.sent, version: record.version },
            { area },
          )
        : await records.create(view.path, { ...record.cleaned, ...words.sent }, { area })
      words.forget()
      // A page that is left stays alive behind the next one: a new form starts empty again.
      record.restart(row ? saved : (initial as Row))
      await queries.invalidateQueries({ queryKey: [view.path, area] })
      if (row) await refreshPage()
      toastSuccess(row ? 'Modifica salvata' : 'Creazione riuscita')
      onSaved?.(saved)
      if (!row) router.push(`${view.page}/${saved._id}`)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale_version') return setConflict(true)
      if (error instanceof ApiError) record.setErrors(error.byField, error.links)
      words.hear(error)
      throw error
    }
  }
  return (
    <ConfirmForm
      action={row ? 'edit' : 'create'}
      label={`${row ? 'Modifica' : 'Crea'} ${view.labels.one}`}
      validate={check}
      onSubmit={save}
      disabled={readOnly || (row !== undefined && !record.dirty)}
      message={
        publishWords && publishes ? (
          <>
            <p>{publishWords(record.values)}</p>
            {changes}
          </>
        ) : (
          changes
        )
      }
      bar
      actions={
        <>
          {Preview && (
            <Button look="quiet" aria-pressed={previewing} onClick={() => setPreviewing(!previewing)}>
              {previewing ? 'Torna al modulo' : 'Anteprima'}
            </Button>
          )}
          {record.dirty && (
            <Button
              onClick={() => {
                record.reset()
                words.forget()
              }}
            >
              ANNULLA
            </Button>
          )}
          {row && canDelete && (
            <DeleteButton view={view} backTo={backTo} row={{ ...row, version: record.version }} />
          )}
        </>
      }
    >
      {Preview && previewing && <Preview values={record.values} />}
      <div hidden={previewing}>
        <FormFields
          fields={fields}
          values={record.values}
          errors={record.errors}
          links={record.links}
          onChange={record.set}
          disabled={readOnly}
          widgets={widgets}
        />
        {words.notice}
      </div>
      {row && (
        <ConflictDialog
          opened={conflict}
          view={view}
          id={row._id}
          base={record.base}
          mine={record.changes}
          onClose={() => setConflict(false)}
          onKeep={(latest, typed) => record.rebase(latest, typed)}
          onTakeTheirs={(latest) => record.restart(latest)}
        />
      )}
    </ConfirmForm>
  )
}
