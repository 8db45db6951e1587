'use client'

import { FileButton, Input } from '@mantine/core'
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldProps } from '@/components/ui/field'
import { SPOKEN_LABEL } from '@/components/ui/spoken'
import type { Area } from '@/lib/http/client'
import type { UploadPurpose } from '@/lib/storage/schema'
import { FileList } from './file-list'
import { acceptedText } from './file-problem'
import classes from './file-upload.module.css'
import type { UploadedFile } from './upload-file'
import { useUploads } from './use-uploads'

export interface FileUploadProps extends FieldProps<UploadedFile[]> {
  /** Whose cookies the call carries. */
  area: Area
  multiple?: boolean
  /** As in the `accept` attribute. */
  accept?: string
  /** What is sent in place of a chosen file; null sends nothing. */
  prepare?: (file: File) => Promise<File | null>
  purpose?: UploadPurpose
  /** Shows the files that have arrived somewhere else. */
  isListedElsewhere?: boolean
  /** In a line of buttons: its name is heard and not seen, and its frame comes with the files that are dragged over it. */
  slim?: boolean
  /** Told when files begin to arrive, and when all have. */
  onBusy?: (isBusy: boolean) => void
}

/** Files are sent as soon as they are chosen or dropped, each with its own progress. */
export function FileUpload({
  value,
  onChange,
  area,
  multiple = true,
  accept,
  prepare,
  purpose,
  isListedElsewhere = false,
  slim = false,
  onBusy,
  label,
  name,
  disabled,
  ...rest
}: FileUploadProps) {
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const reset = useRef<() => void>(null)
  const [over, setOver] = useState(false)
  const { pending, problems, forget, send, remove } = useUploads({ value, onChange, area, purpose, accept })
  const isBusy = pending.length > 0
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy])
  const waits = useFormThatWaits(zone, isBusy)
  const full = !multiple && value.length + pending.length > 0
  const closed = disabled || full

  const sendPrepared = async (chosen: File) => {
    const file = prepare ? await prepare(chosen) : chosen
    if (file) await send(file)
  }
  const take = (files: File[]) => {
    forget()
    for (const file of multiple ? files : files.slice(0, 1)) void sendPrepared(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!closed) take([...event.dataTransfer.files])
  }
  return (
    <Input.Wrapper
      {...rest}
      description={rest.description ?? (accept && acceptedText(accept, purpose))}
      error={
        waits || problems.length > 0 ? (
          <span role="alert">{waits ? STILL_ARRIVING : problems.join(' ')}</span>
        ) : (
          rest.error
        )
      }
      label={label}
      labelElement="div"
      labelProps={{ id, className: slim ? SPOKEN_LABEL : undefined }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second label and frame */}
      <div
        ref={zone}
        role="group"
        aria-labelledby={id}
        tabIndex={-1}
        className={classes.zone}
        data-over={over && !closed}
        data-slim={slim || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {!full && (
          <div className={classes.choose}>
            <FileButton
              resetRef={reset}
              onChange={(files) => {
                take([files].flat().filter((file) => file !== null))
                // Otherwise the browser would not tell that the same file is chosen again.
                reset.current?.()
              }}
              multiple={multiple}
              accept={accept}
            >
              {(button) => (
                <Button {...button} size={slim ? 'xs' : undefined} disabled={disabled}>
                  {multiple ? 'SCEGLI I FILE' : 'SCEGLI IL FILE'}
                </Button>
              )}
            </FileButton>
            <span className={classes.hint}>
              {multiple ? 'oppure trascinali qui' : 'oppure trascinalo qui'}
            </span>
          </div>
        )}
        <FileList
          files={isListedElsewhere ? [] : value}
          pending={pending}
          onRemove={remove}
          onGone={() => zone.current?.focus()}
          disabled={disabled}
        />
        {name && value.map((file) => <input key={file.url} type="hidden" name={name} value={file.url} />)}
      </div>
    </Input.Wrapper>
  )
}

export const STILL_ARRIVING = 'Aspetta: il file sta ancora arrivando. Poi invia di nuovo.'

/** A form that is sent while a file of it is on its way would go without it, and nobody would know: it waits, and says so. */
function useFormThatWaits(zone: RefObject<HTMLElement | null>, isBusy: boolean): boolean {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const form = zone.current?.closest('form')
    if (!form || !isBusy) return
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setWaits(true)
    }
    form.addEventListener('submit', hold, { capture: true })
    return () => {
      form.removeEventListener('submit', hold, { capture: true })
      setWaits(false)
    }
  }, [zone, isBusy])
  return waits
}
