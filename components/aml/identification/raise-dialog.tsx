'use client'

import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { toastSuccess } from '@/components/ui/toasts'
import { classeSchema, type IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { CLASSI } from '@/lib/features/aml/labels'
import { api } from '@/lib/http/client'

const schema = z.object({ classe: z.string('Scegli la classe.'), motivo: classeSchema.shape.motivo })
const OPTIONS = (['normale', 'alta'] as const).map((value) => ({ value, label: CLASSI[value] }))

type Props = {
  praticaId: string
  version: number
  onSaved: (latest: IdentificazioneDetail) => void
  onStale: () => Promise<unknown>
  onClose: () => void
}

/** The office asks for a higher class than the points give. */
export function RaiseDialog({ praticaId, version, onSaved, onStale, onClose }: Props) {
  return (
    <FormDialog
      title="Alza la classe di rischio"
      intro="La classe si può solo alzare. Il motivo resta nel registro, e l’identificazione si rinnova prima."
      fields={[
        { name: 'classe', label: 'Classe', kind: 'select', options: OPTIONS, required: true },
        { name: 'motivo', label: 'Perché', kind: 'textarea', required: true },
      ]}
      schema={schema}
      verb="ALZA LA CLASSE"
      send={async ({ classe, motivo }, headers) => {
        const body = { version, classe, motivo }
        onSaved(
          await api.post(`/pratiche/${praticaId}/identificazione/classe`, body, { area: 'admin', headers }),
        )
        toastSuccess('Classe di rischio alzata')
      }}
      onStale={async () => {
        await onStale()
        return 'Nel frattempo qualcun altro ha lavorato sull’identificazione: controlla e invia di nuovo.'
      }}
      onClose={onClose}
    />
  )
}
