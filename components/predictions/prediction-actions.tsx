'use client'

import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { MoreMenu } from '@/components/ui/more-menu'
import { toastSuccess } from '@/components/ui/toasts'
import { predictionSchema } from '@/lib/features/predictions/schema'
import type { Field } from '@/lib/resources/view'
import { isStale, monthsAhead, monthToOffer } from './prediction-words'

export type PredictionRow = {
  _id: string
  version: number
  stato: string
  cliente: string
  praticaId: string | null
  previstaPer: string
  daRivedereIl: string
  probabilita: number
  importo: number
}

/** What an open forecast may need: another month or probability, or its end. One to be looked at again asks for it. */
export function PredictionActions({ row }: { row: PredictionRow }) {
  const [dialog, setDialog] = useState<'move' | 'close' | null>(null)
  if (row.stato !== 'aperta') return null
  const stale = isStale(row.daRivedereIl)
  const close = () => setDialog(null)
  return (
    <Group gap="xxs" justify="flex-end" wrap="nowrap">
      <Button
        size="xs"
        look={stale ? 'secondary' : 'quiet'}
        onClick={() => setDialog('move')}
        aria-label={`${stale ? 'AGGIORNA' : 'SPOSTA'}: previsione di ${row.cliente}`}
      >
        {stale ? 'AGGIORNA' : 'SPOSTA'}
      </Button>
      <MoreMenu
        label={`Altro: previsione di ${row.cliente}`}
        disabled={false}
        items={[{ label: 'CHIUDI', onClick: () => setDialog('close') }]}
      />
      {dialog === 'move' && <MoveDialog row={row} onClose={close} />}
      {dialog === 'close' && <CloseDialog row={row} onClose={close} />}
    </Group>
  )
}

type DialogProps = { row: PredictionRow; onClose: () => void }

const CHANGED = 'Qualcun altro ha modificato questa previsione: chiudi e riprova con i dati di adesso.'

const moveForm = z.object({
  quando: z.string('Scegli il mese.'),
  probabilita: predictionSchema.shape.probabilita,
})

function MoveDialog({ row, onClose }: DialogProps) {
  const { send, refresh } = useRecordVerb('predictions', row._id)
  const fields: Field[] = [
    { name: 'quando', label: 'Mese', kind: 'select', options: monthsAhead(), required: true, width: 6 },
    {
      name: 'probabilita',
      label: 'Probabilità (%)',
      kind: 'number',
      min: 0,
      max: 100,
      step: 5,
      required: true,
      width: 6,
    },
  ]
  return (
    <FormDialog
      title={`Previsione di ${row.cliente}`}
      intro="Scegli il mese in cui te l’aspetti oggi. Se non è cambiato nulla, conferma così com’è: la previsione torna aggiornata."
      fields={fields}
      schema={moveForm}
      start={{ quando: monthToOffer(row.previstaPer), probabilita: row.probabilita }}
      verb="SPOSTA"
      send={async ({ quando, probabilita }, headers) => {
        const [anno, mese] = String(quando).split('-').map(Number)
        await send('move', { anno, mese, probabilita, version: row.version }, headers)
        toastSuccess('Previsione aggiornata')
      }}
      onStale={async () => {
        await refresh()
        return CHANGED
      }}
      onClose={onClose}
    />
  )
}

const closeForm = z.object({
  esito: z.enum(['realizzata', 'persa'], 'Scegli com’è andata.'),
  importo: predictionSchema.shape.importo.nullable().optional(),
  motivo: z.string().max(500, 'Al massimo 500 caratteri.'),
})
const LOST = { value: 'persa', label: 'Persa' }
const CAME_TRUE = { value: 'realizzata', label: 'Realizzata' }

function CloseDialog({ row, onClose }: DialogProps) {
  const { send, refresh } = useRecordVerb('predictions', row._id)
  const options = row.praticaId ? [LOST] : [CAME_TRUE, LOST]
  const fields = ({ esito }: Record<string, unknown>): Field[] => [
    { name: 'esito', label: 'Com’è andata', kind: 'select', options, required: true, width: 6 },
    ...(esito === 'realizzata'
      ? [{ name: 'importo', label: 'Importo erogato', kind: 'money', required: true, width: 6 } as const]
      : []),
    { name: 'motivo', label: 'Motivo', kind: 'textarea' },
  ]
  return (
    <FormDialog
      title={`Chiudi la previsione di ${row.cliente}`}
      intro={
        row.praticaId
          ? 'La previsione di una pratica si realizza da sola quando la pratica è liquidata. Chiusa, non cambia più.'
          : 'Una previsione chiusa non cambia più.'
      }
      fields={fields}
      schema={closeForm}
      start={{ esito: row.praticaId ? 'persa' : 'realizzata', importo: row.importo, motivo: '' }}
      verb="CHIUDI"
      send={async ({ esito, importo, motivo }, headers) => {
        const body = {
          esito,
          version: row.version,
          ...(esito === 'realizzata' && typeof importo === 'number' ? { importo } : {}),
          ...(motivo ? { motivo } : {}),
        }
        await send('close', body, headers)
        toastSuccess('Previsione chiusa')
      }}
      onStale={async () => {
        await refresh()
        return CHANGED
      }}
      onClose={onClose}
    />
  )
}
