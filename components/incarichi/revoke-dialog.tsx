'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { useCase } from '@/components/pratiche/case-context'
import { toastSuccess } from '@/components/ui/toasts'
import { revocaIncaricoSchema } from '@/lib/features/incarichi/schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'

const FIELDS: Field[] = [{ name: 'motivo', label: 'Perché', kind: 'textarea', required: true }]
const schema = revocaIncaricoSchema.pick({ motivo: true })

/** Ends a mandate; why is in the history of the case. */
export function RevokeDialog({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  return (
    <FormDialog
      title="Revochi l’incarico?"
      intro="La pratica resta senza incarico: per andare alla banca ne serve un altro, o un motivo."
      fields={FIELDS}
      schema={schema}
      verb="REVOCA"
      send={async ({ motivo }, headers) => {
        await api.post(
          `/pratiche/${pratica._id}/incarichi/${id}/revoca`,
          { motivo, version },
          { area, headers },
        )
        await reload()
        toastSuccess('Incarico revocato')
      }}
      onClose={onClose}
    />
  )
}
