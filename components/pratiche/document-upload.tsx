'use client'

import { DOCUMENTS, Upload } from '@/components/data/upload'
import { useArea } from '@/components/shell/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

type Props = {
  praticaId: string
  documento: { _id: string; nome: string }
  onAttached: () => unknown
}

/** The file of a document of the checklist. */
export function DocumentUpload({ praticaId, documento: { _id, nome }, onAttached }: Props) {
  const area = useArea()
  return (
    <Upload
      label={`Carica: ${nome}`}
      description="Un PDF o una foto leggibile, fino a 25 MB."
      accept={DOCUMENTS}
      onFile={async ({ url }) => {
        await api.post(`/pratiche/${praticaId}/documenti/${_id}`, { url }, { area })
        await onAttached()
        toastSuccess(`Ricevuto: ${nome}`)
      }}
    />
  )
}
