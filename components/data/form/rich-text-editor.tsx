'use client'

import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor as MantineEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldProps } from '@/components/ui/field'
import { throttle } from '@/components/ui/throttle'
import type { Area } from '@/lib/http/client'
import classes from './rich-text.module.css'
import { RICH_TEXT_LABELS, richTextExtensions } from './rich-text-setup'
import { RichTextToolbar } from './rich-text-toolbar'

const THROTTLE_MS = 80

export interface RichTextEditorProps extends FieldProps<string> {
  area: Area
}

/** The value is HTML; an empty document is the empty string. */
export function RichTextEditor({
  value,
  onChange,
  label,
  name,
  error,
  required,
  disabled,
  area,
  description,
}: RichTextEditorProps) {
  const id = useId()
  const known = useRef(value)
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])
  const [extensions] = useState(() => richTextExtensions(area))
  const [emit] = useState(() =>
    throttle((html: string) => {
      known.current = html
      change.current(html)
    }, THROTTLE_MS),
  )

  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    // Only ever drawn in the browser, after its chunk has come.
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: current }) => emit(current.isEmpty ? '' : current.getHTML()),
    onBlur: () => emit.flush(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required ?? false),
        'aria-invalid': String(Boolean(error)),
      },
    },
  })

  useEffect(() => () => emit.flush(), [emit])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  useEffect(() => {
    if (!editor || value === known.current) return
    known.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      required={required}
    >
      <MantineEditor
        editor={editor}
        labels={RICH_TEXT_LABELS}
        className={classes.editor}
        data-invalid={Boolean(error)}
      >
        {!disabled && <RichTextToolbar area={area} />}
        <MantineEditor.Content />
      </MantineEditor>
      {name && <input type="hidden" name={name} value={value} />}
    </Input.Wrapper>
  )
}
