'use client'

import { useState } from 'react'
import { DiffTable } from '@/components/data/history/diff-table'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Text } from '@/components/ui/layout'
import type { Field } from '@/lib/resources/view'
import type { CommitView } from './commit-view'
import { useRestore } from './use-restore'

type Props = {
  commit: CommitView
  labels: Record<string, string>
  fields: readonly Field[]
  /** Names of the fields that can be set back. */
  restorable: readonly string[]
}

/** Takes chosen fields back to what they were, or brings a deleted object back. */
export function RestoreForm({ commit, labels, fields: form, restorable }: Props) {
  const isEdit = commit.action === 'edit'
  const choice = commit.info.changes.map(({ field }) => field).filter((field) => restorable.includes(field))
  // Where there is only one, there is nothing to choose.
  const [fields, setFields] = useState<readonly string[]>(choice.length === 1 ? choice : [])
  const { ask, notice, ...question } = useRestore(commit._id, isEdit ? { to: 'before', fields } : {}, () =>
    setFields([]),
  )
  const toggle = (field: string, on: boolean) =>
    setFields((current) => (on ? [...current, field] : current.filter((other) => other !== field)))
  const box = (field: string) =>
    restorable.includes(field) ? (
      <Checkbox
        label={<span style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{labels[field] ?? field}</span>}
        value={fields.includes(field)}
        onChange={(on) => toggle(field, on)}
      />
    ) : null
  return (
    <>
      {isEdit && <DiffTable changes={commit.info.changes} labels={labels} fields={form} choose={box} />}
      {notice}
      <Text mt="md">
        <Button look="primary" disabled={isEdit && fields.length === 0} onClick={ask}>
          {isEdit ? 'RIPRISTINA I CAMPI SCELTI' : 'RIPRISTINA'}
        </Button>
      </Text>
      <ConfirmDialog
        action="edit"
        {...question}
        message={
          isEdit
            ? 'I campi scelti tornano al valore che avevano prima di questa modifica.'
            : 'L’oggetto cancellato torna com’era.'
        }
      />
    </>
  )
}
