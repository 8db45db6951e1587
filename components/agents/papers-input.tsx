'use client'

import { CONTRACTS, Upload } from '@/components/data/files/upload'
import { FieldInput } from '@/components/data/form/field-input'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { RowsInput } from '@/components/data/form/rows-input'
import { Button } from '@/components/ui/button'

const FILE = /\/v2\/storage\/files\/([0-9a-f-]{36})/i

/** The file of a paper: opened where there is one, uploaded where there is none. */
function FileCell({ field, values, onChange, disabled }: FieldInputProps) {
  const id = values[field.name] as string | null
  if (id)
    return (
      <span data-file>
        <a href={`/v2/storage/files/${id}`} target="_blank" rel="noopener">
          Apri il file
        </a>
        <Button look="quiet" size="xs" disabled={disabled} onClick={() => onChange(field.name, null)}>
          Togli il file
        </Button>
      </span>
    )
  return (
    <Upload
      label="Carica il file"
      accept={CONTRACTS}
      disabled={disabled}
      onFile={({ url }) => onChange(field.name, FILE.exec(url)?.[1] ?? null)}
    />
  )
}

const Cell = (props: FieldInputProps) =>
  props.field.name === 'fileId' ? <FileCell {...props} /> : <FieldInput {...props} />

/** The papers of a mandate, one under the other. */
export function PapersInput({ field, values, error, onChange, disabled }: FieldInputProps) {
  if (!field.rows) return null
  return (
    <RowsInput
      Cell={Cell}
      field={{ ...field, rows: field.rows }}
      value={values[field.name]}
      onChange={(rows) => onChange(field.name, rows)}
      error={error}
      disabled={disabled}
    />
  )
}
