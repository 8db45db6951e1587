'use client'

import { CloseButton } from '@mantine/core'
import { DOCUMENTS, Upload } from '@/components/data/files/upload'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { Stack, Text } from '@/components/ui/layout'
import type { Allegato } from '@/lib/features/comunicazioni/schema'
import { Attachments } from './attachments'

const OFFICE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/plain'

/** Files that go with an announcement: each is sent at once and belongs to it when the form is saved. */
export function AttachmentsField({ field, values, error, onChange, disabled }: FieldInputProps) {
  const files = (values[field.name] ?? []) as Allegato[]
  const keep = (next: Allegato[]) => onChange(field.name, next)
  return (
    <Stack gap="xs">
      <Upload
        label={field.label}
        description="PDF, immagini, documenti Word o Excel; al massimo 10."
        accept={`${DOCUMENTS},${OFFICE}`}
        disabled={disabled}
        onFile={({ url, name, size, mimetype }) => keep([...files, { url, name, size, mimetype }])}
      />
      <Attachments
        files={files}
        action={(file) => (
          <CloseButton
            size="sm"
            disabled={disabled}
            aria-label={`Togli ${file.name}`}
            onClick={() => keep(files.filter(({ url }) => url !== file.url))}
          />
        )}
      />
      {error && (
        <Text role="alert" c="var(--bad)" fz="xs">
          {error}
        </Text>
      )}
    </Stack>
  )
}
