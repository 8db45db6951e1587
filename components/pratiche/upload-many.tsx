'use client'

import { CONTRACTS } from '@/components/data/files/upload'
import { UploadQueue } from '@/components/data/files/upload-queue'
import { useArea } from '@/components/data/page/area'
import { api } from '@/lib/http/client'
import { guessDocument } from './document-guess'
import type { Documento } from './document-words'

type Props = {
  praticaId: string
  documenti: readonly Documento[]
  /** After each file that has come to its document. */
  onPlaced: () => unknown
}

/** Many files at once, each to its document; a second file of one document becomes a document beside it. */
export function UploadMany({ praticaId, documenti, onPlaced }: Props) {
  const area = useArea()
  const open = documenti.filter(({ stato }) => stato !== 'verificato')
  return (
    <UploadQueue
      label="Carica più file insieme"
      accept={CONTRACTS}
      targets={open.map(({ _id, nome }) => ({ value: _id, label: nome }))}
      guess={(name) => guessDocument(name, open)}
      onFile={async ({ url }, { target }) => {
        // Where there are targets nothing starts without one.
        await api.post(`/pratiche/${praticaId}/documenti/${String(target)}/file`, { url }, { area })
        await onPlaced()
      }}
    />
  )
}
