'use client'

import { useArea } from '@/components/shell/area'
import type { FieldProps } from '@/components/ui/field'
import { FileUpload } from '@/components/ui/file-upload'
import { TextInput } from '@/components/ui/text-input'
import classes from './form-fields.module.css'

/** An uploaded picture, or the address of one. */
export function ImageInput({ value, onChange, ...field }: FieldProps<string | null>) {
  const area = useArea()
  return (
    <div className={classes.picture}>
      <TextInput
        {...field}
        type="url-image"
        area={area}
        trim
        clearable
        value={value ?? ''}
        onChange={(url) => onChange(url || null)}
      />
      <FileUpload
        label={`Carica: ${field.label.toLowerCase()}`}
        area={area}
        multiple={false}
        accept="image/*"
        disabled={field.disabled}
        value={[]}
        onChange={([file]) => file && onChange(file.url)}
      />
    </div>
  )
}
