'use client'

import { shownPicture } from '@/components/data/files/shown-picture'
import { PICTURES, Upload } from '@/components/data/files/upload'
import { useArea } from '@/components/data/page/area'
import type { FieldProps } from '@/components/ui/field'
import { Stack } from '@/components/ui/layout'
import { TextInput } from '@/components/ui/text-input'
import { uncapitalized } from '@/lib/core/text'

/** An uploaded picture, or the address of one. */
export function ImageInput({ value, onChange, ...field }: FieldProps<string | null>) {
  const area = useArea()
  return (
    <Stack gap="sm">
      <TextInput
        {...field}
        type="url-image"
        sourceOf={(url) => shownPicture(url, area)}
        trim
        clearable
        value={value ?? ''}
        onChange={(url) => onChange(url || null)}
      />
      <Upload
        label={`Carica: ${uncapitalized(field.label)}`}
        accept={PICTURES}
        disabled={field.disabled}
        onFile={({ url }) => onChange(url)}
      />
    </Stack>
  )
}
