'use client'

import { shownPicture } from '@/components/data/files/shown-picture'
import { Upload } from '@/components/data/files/upload'
import { Button } from '@/components/ui/button'
import classes from './training-office.module.css'

type Props = {
  label: string
  accept: string
  value: string | null
  disabled?: boolean
  onChange: (address: string | null) => void
}

/** A file that is there, to open or take away; or the place where it is uploaded. */
export function FileField({ label, accept, value, disabled, onChange }: Props) {
  if (!value)
    return (
      <Upload
        label={label}
        accept={accept}
        purpose="formazione"
        disabled={disabled}
        onFile={({ url }) => onChange(url)}
      />
    )
  return (
    <div className={classes.file}>
      <a href={shownPicture(value, 'admin')} target="_blank" rel="noopener">
        {label}
      </a>
      <Button
        size="xs"
        look="quiet"
        disabled={disabled}
        aria-label={`TOGLI: ${label}`}
        onClick={() => onChange(null)}
      >
        TOGLI
      </Button>
    </div>
  )
}
