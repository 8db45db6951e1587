'use client'

import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { toastSuccess } from '@/components/ui/toasts'
import { correctValues } from '@/lib/features/rankings/schema'
import type { RigaClassifica } from '@/lib/features/rankings/types'
import type { Field } from '@/lib/resources/view'
import type { RankingPath } from './ranking-paths'

const FIELDS: Field[] = [
  {
    name: 'punti',
    label: 'Punti in più o in meno',
    kind: 'number',
    required: true,
    decimals: 2,
    min: -100_000,
    max: 100_000,
    width: 6,
    help: 'Con 0 si torna ai punti calcolati.',
  },
  { name: 'motivo', label: 'Motivo', kind: 'text', required: true, help: 'Si legge accanto ai punti.' },
]

type Props = {
  ranking: { path: RankingPath; id: string; version: number }
  row: RigaClassifica
  onClose: () => void
}

/** Points by hand, with their reason. */
export function CorrectDialog({ ranking: { path, id, version }, row, onClose }: Props) {
  const { send } = useRecordVerb(path, id)
  return (
    <FormDialog
      title={`Correggi i punti di ${row.nome}`}
      intro="La correzione resta anche se ricalcoli, e la riga la mostra."
      fields={FIELDS}
      schema={correctValues}
      start={{ punti: row.correzione === 0 ? null : row.correzione, motivo: row.correzioneMotivo }}
      verb="CORREGGI"
      send={async (values) => {
        await send('correct', { ...values, voceId: row._id, version })
        toastSuccess('Punti corretti')
      }}
      onClose={onClose}
    />
  )
}
