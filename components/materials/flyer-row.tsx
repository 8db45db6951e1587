'use client'

import { useState } from 'react'
import { personName } from '@/components/data/table/cell'
import { euroText, percentText } from '@/components/markup/format'
import { Button } from '@/components/ui/button'
import { Group } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay } from '@/lib/core/dates'
import { FORMATI, STATI_MATERIALE } from '@/lib/features/materials/schema'
import { CopyButton } from './copy-button'
import { FileButton } from './file-button'
import type { Material } from './material-words'

type Props = { row: Material; isOffice: boolean; onRedo?: (material: Material) => Promise<void> }

/** A flyer of before: its figures, whether they still hold, and its files. */
export function FlyerRow({ row, isOffice, onRedo }: Props) {
  const { _id, codice, titolo, layout, agent, rata, taeg, stato, createdAt } = row
  const [redoing, setRedoing] = useState(false)
  const state = STATI_MATERIALE.find(({ value }) => value === stato)
  const redo = async () => {
    setRedoing(true)
    await onRedo?.(row)
    setRedoing(false)
  }
  return (
    <tr>
      <th scope="row">{titolo}</th>
      <td data-label="Formato">{FORMATI[layout as keyof typeof FORMATI]?.label ?? layout}</td>
      {isOffice && <td data-label="Agente">{agent ? personName(agent) : 'La società'}</td>}
      <td data-label="Rata" data-numeric="true">
        {rata === null ? '—' : euroText(rata)}
      </td>
      <td data-label="TAEG" data-numeric="true">
        {taeg === null ? '—' : percentText(taeg)}
      </td>
      <td data-label="Cifre">{state && <StateBadge label={state.label} tone={state.tone ?? 'neutral'} />}</td>
      <td data-label="Fatto il">{formatDay(new Date(createdAt))}</td>
      <td>
        <Group gap="xs">
          <FileButton size="xs" url={`/v2/materials/${_id}/pdf`} aria-label={`PDF: ${titolo}`}>
            PDF
          </FileButton>
          <FileButton size="xs" url={`/v2/materials/${_id}/png`} aria-label={`Immagine: ${titolo}`}>
            PNG
          </FileButton>
          <CopyButton
            size="xs"
            label="LINK"
            text={`${location.origin}/v/${codice}`}
            aria-label={`Copia il link: ${titolo}`}
          />
          {stato !== 'attuale' && onRedo && (
            <Button
              size="xs"
              loading={redoing}
              onClick={() => void redo()}
              aria-label={`Aggiorna: ${titolo}`}
            >
              AGGIORNA
            </Button>
          )}
        </Group>
      </td>
    </tr>
  )
}
