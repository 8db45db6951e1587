'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useUnsavedGuard } from '@/components/data/form/use-unsaved-guard'
import { Sheet } from '@/components/data/sheet/sheet'
import type { SheetRow } from '@/components/data/sheet/sheet-types'
import { useUndo } from '@/components/data/sheet/use-undo'
import { INDEX_NAMES } from '@/components/markup/rate-words'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { toastSuccess } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import type { DaysSheet } from '@/lib/features/rates/days-schema'
import { changesInWords, type RateChange } from './rate-changes'
import { changedCells, columnsOf, errorsByCell, rowsOf } from './sheet-cells'
import { useRateCalls } from './use-rates'

/** What goes wrong is said beside its cell. */
const nothing = () => undefined

export type RatesEditorProps = { sheet: DaysSheet; onClose: () => void }

/** The last days of an index in a sheet: values are typed, pasted as a column, or emptied. */
export function RatesEditor({ sheet, onClose }: RatesEditorProps) {
  const { value: rows, set, undo, redo, canUndo } = useUndo<SheetRow[]>(rowsOf(sheet))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { save, refresh } = useRateCalls()
  const celle = changedCells(sheet, rows)
  const dirty = celle.length > 0
  useUnsavedGuard(dirty)
  const run = useMutation({
    mutationFn: () => save({ index: sheet.index, celle }),
    onSuccess: async () => {
      toastSuccess('Tassi salvati')
      await refresh()
      onClose()
    },
    onError: (error) => setErrors(errorsByCell(celle, error)),
    meta: { silent: true },
  })
  const { ask, ...question } = useConfirm(() => run.mutateAsync().then(nothing, nothing))
  const change = (next: SheetRow[], group?: string) => {
    setErrors({})
    set(next, group)
  }
  const cells = celle.length === 1 ? 'Un valore cambiato' : `${celle.length} valori cambiati`
  return (
    <Stack miw={0}>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        Valori in per cento. Una cella vuota toglie il valore di quel giorno; ciò che scrivi porta la fonte
        «Inserito a mano».
      </Text>
      <Sheet
        label={`${INDEX_NAMES[sheet.index]}, ultimi giorni`}
        head="Giorno"
        columns={columnsOf(sheet)}
        rows={rows}
        errors={errors}
        onChange={change}
        onUndo={undo}
        onRedo={redo}
      />
      {run.error && (
        <Text role="alert" c="var(--bad)">
          {run.error.message}
        </Text>
      )}
      <Flex rowGap="xs" columnGap="md" align="center" wrap="wrap">
        <Button onClick={onClose} disabled={run.isPending}>
          ANNULLA
        </Button>
        <Button look="primary" loading={run.isPending} disabled={!dirty} onClick={ask}>
          MODIFICA
        </Button>
        <Button look="quiet" onClick={undo} disabled={!canUndo}>
          Annulla l’ultimo passo
        </Button>
        <Text span c="dimmed" fz="xs" breaks="anywhere">
          {dirty ? cells : 'Nessuna modifica'}
        </Text>
      </Flex>
      {question.opened && (
        <AskDialog {...question} title="Cambi i tassi che il sito usa?" verb="MODIFICA">
          <RateChanges changes={changesInWords(sheet, celle)} />
        </AskDialog>
      )}
    </Stack>
  )
}

const SHOWN = 8

/** The surprising ones first: of many only some can be read. */
function RateChanges({ changes }: { changes: readonly RateChange[] }) {
  const ordered = changes.toSorted((a, b) => Number(b.unusual) - Number(a.unusual))
  const more = ordered.length - SHOWN
  return (
    <>
      <p>Valgono da subito per i calcolatori e per le pagine del sito.</p>
      <ul>
        {ordered.slice(0, SHOWN).map(({ key, text, unusual }) => (
          <li key={key}>
            {text}
            {unusual && <strong>: è insolito, controlla la virgola</strong>}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? 'E un altro valore.' : `E altri ${more} valori.`}</p>}
    </>
  )
}
