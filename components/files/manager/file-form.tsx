'use client'

import { AudienceInput } from '@/components/audiences/audience-input'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { recordForm } from '@/components/data/form/record-form'
import { Select } from '@/components/ui/select'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import { fileItemRules, fileItemSchema } from '@/lib/features/files/manager/schema'
import { FolderLimit } from './folder-limit'
import { folderOptions } from './folder-tree'
import { useFolders } from './use-folders'

/** A folder with those that it stands in, so that two of one name are told apart. */
export function FolderSelect({ field, values, error, disabled, onChange }: FieldInputProps) {
  const { tree } = useFolders()
  return (
    <Select
      label={field.label}
      placeholder="Nessuna"
      options={folderOptions(tree)}
      value={(values[field.name] ?? null) as string | null}
      error={error}
      disabled={disabled}
      onChange={(id) => onChange(field.name, id)}
    />
  )
}

const NOBODY: AudienceRules = { regole: [], escludi: [] }

/** Who finds the file. */
export function AudienceField({ field, values, error, disabled, onChange }: FieldInputProps) {
  return (
    <>
      <FolderLimit folderId={(values.folderId ?? values.parentId ?? null) as string | null} />
      <AudienceInput
        label={field.label}
        value={(values[field.name] ?? NOBODY) as AudienceRules}
        error={error}
        disabled={disabled}
        onChange={(rules) => onChange(field.name, rules)}
      />
    </>
  )
}

const widgets = { folderId: FolderSelect, pubblico: AudienceField }

export const FileForm = recordForm(fileItemSchema, fileItemRules, { widgets })
