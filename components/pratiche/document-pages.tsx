'use client'

import { arrayMove } from '@dnd-kit/sortable'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FileUpload } from '@/components/data/files/file-upload'
import { shownPicture } from '@/components/data/files/shown-picture'
import type { UploadedFile } from '@/components/data/files/upload-file'
import { SortableLine } from '@/components/data/list/sortable-line'
import { SortableList } from '@/components/data/list/sortable-list'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Flex } from '@/components/ui/layout'
import { api } from '@/lib/http/client'
import { MOST_PAGES } from '@/lib/storage/schema'
import classes from './document-pages.module.css'

/** Only what the server can put on a page: phones then turn their own format into one of these. */
const PHOTOS = 'image/jpeg,image/png,image/webp'

type Props = { name: string; onFile: (file: UploadedFile) => unknown; onClose: () => void }

/** Photos of the pages of one document, put in order and sent as one PDF. */
export function DocumentPages({ name, onFile, onClose }: Props) {
  const area = useArea()
  const zone = useRef<HTMLDivElement>(null)
  const [pages, setPages] = useState<UploadedFile[]>([])
  const [isArriving, setArriving] = useState(false)
  const over = pages.length - MOST_PAGES
  // The button that led here is gone.
  useEffect(() => zone.current?.focus(), [])
  const send = useMutation({
    mutationFn: async () => {
      const urls = pages.map(({ url }) => url)
      await onFile(await api.post('/storage/joinPages', { urls, name }, { area }))
      discard(pages)
    },
  })
  const move = (from: number, to: number) =>
    setPages((all) => arrayMove(all, from, Math.max(0, Math.min(to, all.length - 1))))
  // What cannot be taken back now is swept later: nothing uses it.
  const discard = (gone: readonly UploadedFile[]) => {
    for (const page of gone) api.post('/storage/deleteGenericFile', page, { area }).catch(() => undefined)
  }
  const remove = (page: UploadedFile) => {
    setPages((all) => all.filter(({ url }) => url !== page.url))
    discard([page])
    zone.current?.focus()
  }
  const lines = pages.map(({ url }, at) => ({ id: url, title: `Pagina ${at + 1}` }))
  return (
    <div ref={zone} tabIndex={-1} className={classes.root}>
      <FileUpload
        label={`Le pagine di: ${name}`}
        description={`Foto delle pagine, anche una alla volta: al massimo ${MOST_PAGES}, fino a 25 MB l’una.`}
        accept={PHOTOS}
        area={area}
        value={pages}
        isListedElsewhere
        onBusy={setArriving}
        error={over > 0 ? `Al massimo ${MOST_PAGES} pagine: togline ${over}.` : undefined}
        disabled={send.isPending || over >= 0}
        onChange={setPages}
      />
      {pages.length > 0 && (
        <SortableList lines={lines} onMove={move} className={classes.pages}>
          {pages.map((page, at) => (
            <SortableLine
              key={page.url}
              id={page.url}
              title={`Pagina ${at + 1}`}
              picture={shownPicture(page.url, area)}
              onUp={() => move(at, at - 1)}
              onDown={() => move(at, at + 1)}
              onRemove={() => remove(page)}
            />
          ))}
        </SortableList>
      )}
      <Flex gap="xs" wrap="wrap" mt="sm">
        {pages.length > 0 && (
          <Button
            look="primary"
            loading={send.isPending || isArriving}
            disabled={over > 0}
            onClick={() => send.mutate()}
          >
            {pages.length === 1 ? 'INVIA UNA PAGINA IN PDF' : `INVIA ${pages.length} PAGINE IN UN PDF`}
          </Button>
        )}
        <Button
          look="quiet"
          disabled={send.isPending}
          onClick={() => {
            discard(pages)
            onClose()
          }}
        >
          ANNULLA
        </Button>
      </Flex>
    </div>
  )
}
