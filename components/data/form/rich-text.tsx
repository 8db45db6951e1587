'use client'

import { Input, Skeleton } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import type { FieldProps } from '@/components/ui/field'
import { logError } from '@/components/ui/log-error'
import { Textarea } from '@/components/ui/textarea'
import type { Area } from '@/lib/http/client'
import type { RichTextEditorProps } from './rich-text-editor'

type EditorModule = { RichTextEditor: ComponentType<RichTextEditorProps> }

export interface RichTextProps extends FieldProps<string> {
  /** For pictures that are uploaded from the editor. */
  area: Area
  load?: () => Promise<EditorModule>
}

const loadEditor = () => import('./rich-text-editor')

/** Text with headings, lists, links and pictures, as HTML. The editor is heavy, so it comes when it is needed. */
export function RichText({ load = loadEditor, area, ...field }: RichTextProps) {
  const [editor, setEditor] = useState<EditorModule | 'failed' | null>(null)

  useEffect(() => {
    let mounted = true
    load().then(
      (loaded) => mounted && setEditor(loaded),
      (failure) => {
        logError('Editor di testo non caricato', failure)
        if (mounted) setEditor('failed')
      },
    )
    return () => {
      mounted = false
    }
  }, [load])

  if (editor === 'failed') {
    const note = 'Editor non disponibile: si può scrivere il testo qui, anche con HTML.'
    return <Textarea {...field} rows={8} description={field.description ?? note} />
  }
  if (editor === null) {
    return (
      <Input.Wrapper
        label={field.label}
        required={field.required}
        description={field.description}
        labelElement="div"
      >
        <div role="status" aria-label="LOADING">
          <Skeleton h={260} />
        </div>
      </Input.Wrapper>
    )
  }
  return <editor.RichTextEditor {...field} area={area} />
}
