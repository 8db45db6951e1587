'use client'

import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { FieldInput } from '@/components/data/form/field-input'
import type { Row } from '@/components/data/list/use-rows'
import { valueWords } from '@/components/data/table/value-words'
import { Breaking } from '@/components/ui/breaking'
import { Box, Flex, Stack } from '@/components/ui/layout'
import { SPOKEN_LABEL } from '@/components/ui/spoken'
import type { Field } from '@/lib/resources/view'
import classes from './inline-field.module.css'
import { useInlineEdit } from './use-inline-edit'

type Props = {
  field: Field
  row: Row
  /** Under /v2. */
  path: string
  schema: z.ZodObject
  /** Shown, and not to be changed. */
  readOnly?: boolean
  /** What the value is called, where the value does not say it: the name behind an id. */
  words?: string | null
  /** Takes the row that the server has answered; the toast waits for it. */
  onSaved: (row: Row) => unknown
}

/** These are saved as soon as something is chosen: there is nothing to finish. */
const AT_ONCE = new Set(['select', 'boolean', 'ref', 'province'])
const BOXES = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button'

/** One field that stands alone: read, and with a click or Enter changed where it stands. */
export function InlineField({ field, row, words, readOnly = false, ...rest }: Props) {
  const [open, setOpen] = useState(false)
  const reading = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) reading.current?.focus()
    wasOpen.current = open
  }, [open])
  const text = words ?? valueWords(row[field.name], field)
  return (
    <div className={classes.row} data-open={open || undefined} data-kind={field.kind}>
      <dt className={open ? SPOKEN_LABEL : classes.name}>{field.label}</dt>
      <Box component="dd" m={0} miw={0} className={classes.value}>
        {open ? (
          <Editor field={field} row={row} onClose={() => setOpen(false)} {...rest} />
        ) : readOnly ? (
          <span className={classes.text} data-kind={field.kind}>
            <Breaking text={text} />
          </span>
        ) : (
          <button
            ref={reading}
            type="button"
            className={classes.button}
            aria-label={`${field.label}: ${text}. Modifica`}
            onClick={() => setOpen(true)}
          >
            <span className={classes.text} data-kind={field.kind}>
              <Breaking text={text} />
            </span>
            <IconPencil size={14} aria-hidden="true" className={classes.pencil} />
          </button>
        )}
      </Box>
    </div>
  )
}

type EditorProps = Omit<Props, 'words' | 'readOnly'> & { onClose: () => void }

/** What is typed stays until it is saved or left with Esc; what is wrong with it stands beside it. */
function Editor({ field, onClose, ...rest }: EditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const { value, error, saving, set, save } = useInlineEdit({ field, onClose, ...rest })
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>(BOXES)
    input?.focus()
    if (input instanceof HTMLInputElement) input.select()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    const isLong = event.target instanceof HTMLTextAreaElement
    if (event.key !== 'Enter' || AT_ONCE.has(field.kind) || (isLong && !(event.ctrlKey || event.metaKey)))
      return
    // The buttons answer Enter themselves.
    if (event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    void save(value)
  }
  return (
    <Stack ref={box} gap="xxs" onKeyDown={onKeyDown}>
      <FieldInput
        field={field}
        values={{ ...rest.row, [field.name]: value }}
        error={error ?? undefined}
        disabled={saving}
        onChange={(_name, next) => {
          set(next)
          if (AT_ONCE.has(field.kind)) void save(next)
        }}
      />
      <Flex gap="xxs" justify="flex-end">
        {!AT_ONCE.has(field.kind) && (
          <button
            type="button"
            className={classes.key}
            aria-label={`Salva: ${field.label}`}
            disabled={saving}
            onClick={() => void save(value)}
          >
            <IconCheck size={16} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={classes.key}
          aria-label={`Lascia com’era: ${field.label}`}
          disabled={saving}
          onClick={onClose}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      </Flex>
    </Stack>
  )
}
