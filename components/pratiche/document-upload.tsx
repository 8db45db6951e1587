'use client'

import { useMutation } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { FileUpload } from '@/components/ui/file-upload'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

type Props = {
  praticaId: string
  documento: { _id: string; nome: string }
  onAttached: () => unknown
}

const ACCEPT = 'application/pdf,image/jpeg,image/png,image/heic,image/webp'

/** A file that is sent and then attached to a document of the checklist, in one gesture. */
export function DocumentUpload({ praticaId, documento: { _id, nome }, onAttached }: Props) {
  const area = useArea()
  const attach = useMutation({
    mutationFn: (url: string) => api.post(`/pratiche/${praticaId}/documenti/${_id}`, { url }, { area }),
    onSuccess: async () => {
      await onAttached()
      toastSuccess(`Ricevuto: ${nome}`)
    },
  })
  return (
    <FileUpload
      label={`Carica: ${nome}`}
      description="Un PDF o una foto leggibile, fino a 25 MB."
      area={area}
      multiple={false}
      accept={ACCEPT}
      value={[]}
      disabled={attach.isPending}
      onChange={([file]) => {
        if (file) attach.mutate(file.url)
      }}
    />
  )
}
