'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { CONTRACTS, Upload } from '@/components/data/files/upload'
import type { UploadedFile } from '@/components/data/files/upload-file'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

type Props = {
  praticaId: string
  documento: { _id: string; nome: string }
  onAttached: () => unknown
}

// Few need it, and it brings what puts lines in order.
const DocumentPages = dynamic(() => import('./document-pages').then((loaded) => loaded.DocumentPages), {
  loading: () => <Loading />,
})

/** The file of a document of the checklist, or the photos of its pages. */
export function DocumentUpload({ praticaId, documento: { _id, nome }, onAttached }: Props) {
  const area = useArea()
  const [isByPage, setByPage] = useState(false)
  const attach = async ({ url }: UploadedFile) => {
    await api.post(`/pratiche/${praticaId}/documenti/${_id}`, { url }, { area })
    await onAttached()
    toastSuccess(`Ricevuto: ${nome}`)
  }
  if (isByPage) return <DocumentPages name={nome} onFile={attach} onClose={() => setByPage(false)} />
  return (
    <>
      <Upload label={`Carica: ${nome}`} accept={CONTRACTS} onFile={attach} />
      <Button look="quiet" onClick={() => setByPage(true)}>
        Più pagine? Uniscile in un PDF
      </Button>
    </>
  )
}
