'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useUnsavedGuard } from '@/components/data/form/use-unsaved-guard'
import { Sheet } from '@/components/data/sheet/sheet'
import type { SheetColumn } from '@/components/data/sheet/sheet-types'
import { unreadCells } from '@/components/data/sheet/sheet-values'
import { Button } from '@/components/ui/button'
import { Controls } from '@/components/ui/controls'
import { Group, Stack, Text } from '@/components/ui/layout'
import { MultiSelect } from '@/components/ui/multi-select'
import { Textarea } from '@/components/ui/textarea'
import { toastSuccess } from '@/components/ui/toasts'
import { type Anno, type AnnoInput, MESI, type RigaBudget } from '@/lib/features/budgets/schema'
import { CopyYear } from './copy-year'
import { useBudgetCalls } from './use-budget'
import { changedCells, errorsByCell, nameOf, type Unit, useDraft } from './use-draft'

export type BudgetEditorProps = {
  year: Anno
  product: RigaBudget['product']
  unit: Unit
  /** It is not for the reader to decide: what they write waits for the office. */
  proposes?: boolean
  /** What is chosen beside the sheet must not change while something is typed in it. */
  onDirty?: (dirty: boolean) => void
  onClose: () => void
}

const months = MESI.map((label, index) => ({ value: String(index + 1), label }))

/** Euro are amounts, which may have cents; cases are counted. */
const DECIMALS: Record<Unit, number> = { euro: 2, pezzi: 0 }

function columnsOf(locked: readonly number[], unit: Unit): SheetColumn[] {
  const figure = { kind: 'number', decimals: DECIMALS[unit], total: true } as const
  return [
    { name: 'anno', label: 'Anno', ...figure },
    ...MESI.map((label, index): SheetColumn => {
      const isLocked = locked.includes(index + 1)
      return { name: nameOf(index + 1), label, locked: isLocked, ...figure }
    }),
  ]
}

/** A year of one product in a sheet: agents by month. Typing the year shares it among the months. */
export function BudgetEditor({ year, product, unit, proposes = false, onDirty, onClose }: BudgetEditorProps) {
  const draft = useDraft(year, unit)
  const [nota, setNota] = useState('')
  const { save, propose, refresh } = useBudgetCalls()
  const place = { anno: year.anno, version: year.version, product, unit }
  const righe = changedCells(year, draft.rows, place)
  const isLockChanged = String(draft.locked) !== String(year.bloccati)
  const dirty = righe.length > 0 || isLockChanged
  useUnsavedGuard(dirty)
  useEffect(() => onDirty?.(dirty), [dirty, onDirty])
  const run = useMutation({
    mutationFn: (input: AnnoInput): Promise<unknown> =>
      proposes ? propose({ anno: input.anno, righe: input.righe, nota }) : save(input),
    onSuccess: async () => {
      toastSuccess(proposes ? 'Proposta inviata' : 'Budget salvato')
      await refresh()
      onClose()
    },
    onError: (error) => draft.setErrors(errorsByCell(righe, error)),
    meta: { silent: true },
  })
  const submit = () => {
    const unread = unreadCells(draft.rows)
    if (Object.keys(unread).length > 0) return draft.setErrors(unread)
    run.mutate({
      anno: year.anno,
      version: year.version,
      righe,
      ...(isLockChanged && { bloccati: draft.locked }),
    })
  }
  const cells = righe.length === 1 ? 'Una cella cambiata' : `${righe.length} celle cambiate`
  return (
    <Stack miw={0}>
      <Controls width={190}>
        {!proposes && (
          <MultiSelect
            label="Mesi bloccati"
            placeholder="Nessuno"
            options={months}
            value={draft.locked.map(String)}
            onChange={(chosen) => draft.setLocked(chosen.map(Number).toSorted((a, b) => a - b))}
          />
        )}
        <CopyYear anno={year.anno} product={product} unit={unit} onCopy={draft.fill} />
      </Controls>
      <Text c="dimmed" fz="xs">
        {unit === 'euro' ? 'Importi in euro.' : 'Numero di pratiche.'} Scrivendo l’anno, i mesi non bloccati
        si riempiono secondo la stagionalità delle impostazioni.
      </Text>
      <Sheet
        label={`Budget ${year.anno}`}
        head="Agente"
        columns={columnsOf(draft.locked, unit)}
        rows={draft.rows}
        errors={draft.errors}
        totals="Totale"
        onChange={draft.change}
        onUndo={draft.undo}
        onRedo={draft.redo}
      />
      {proposes && (
        <Textarea label="Nota per l’ufficio" value={nota} onChange={setNota} maxLength={500} trim />
      )}
      {run.error && (
        <Text role="alert" c="var(--bad)">
          {run.error.message}
        </Text>
      )}
      <Group gap="xs">
        <Button onClick={onClose} disabled={run.isPending}>
          ANNULLA
        </Button>
        <Button look="primary" loading={run.isPending} disabled={!dirty} onClick={submit}>
          {proposes ? 'PROPONI' : 'MODIFICA'}
        </Button>
        <Button look="quiet" onClick={draft.undo} disabled={!draft.canUndo}>
          Annulla l’ultimo passo
        </Button>
        <Text span c="dimmed" fz="xs">
          {dirty ? cells : 'Nessuna modifica'}
        </Text>
      </Group>
    </Stack>
  )
}
