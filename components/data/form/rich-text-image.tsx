'use client'

import { Stack } from '@mantine/core'
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { FileUpload } from '@/components/data/files/file-upload'
import { shownPicture } from '@/components/data/files/shown-picture'
import type { UploadedFile } from '@/components/data/files/upload-file'
import { Button } from '@/components/ui/button'
import { isPreviewable } from '@/components/ui/image-preview'
import { Modal } from '@/components/ui/modal'
import { TextInput } from '@/components/ui/text-input'
import type { Area } from '@/lib/http/client'

/** Inserts a picture by address or by upload; its description is asked for, since not everyone sees it. */
export function RichTextImage({ area }: { area: Area }) {
  const { editor } = useRichTextEditorContext()
  const [opened, setOpened] = useState(false)
  const [src, setSrc] = useState('')
  const [alt, setAlt] = useState('')
  const ready = isPreviewable(src.trim()) && alt.trim() !== ''

  const take = ([file]: UploadedFile[]) => setSrc(file?.url ?? '')
  const close = () => {
    setOpened(false)
    setSrc('')
    setAlt('')
  }
  const insert = () => {
    editor?.chain().focus().setImage({ src: src.trim(), alt: alt.trim() }).run()
    close()
  }
  const footer = (
    <>
      <Button onClick={close}>ANNULLA</Button>
      <Button look="primary" onClick={insert} disabled={!ready}>
        INSERISCI
      </Button>
    </>
  )
  return (
    <>
      <RichTextEditor.Control aria-label="Immagine" title="Immagine" onClick={() => setOpened(true)}>
        <IconPhoto size={16} stroke={1.5} />
      </RichTextEditor.Control>
      <Modal opened={opened} onClose={close} title="Inserisci un’immagine" footer={footer}>
        <Stack gap="md">
          <TextInput
            type="url-image"
            sourceOf={(url) => shownPicture(url, area)}
            label="Indirizzo dell’immagine"
            value={src}
            onChange={setSrc}
            trim
            clearable
          />
          <FileUpload
            label="Oppure carica un file"
            area={area}
            accept="image/*"
            multiple={false}
            value={[]}
            onChange={take}
          />
          <TextInput
            label="Descrizione"
            description="Letta da chi non vede l’immagine."
            value={alt}
            onChange={setAlt}
            required
          />
        </Stack>
      </Modal>
    </>
  )
}
