'use client'

import { useMemo, useState } from 'react'
import { ViewSwitch } from '@/components/data/list/view-switch'
import { Sheet } from '@/components/data/sheet/sheet'
import type { SheetRow } from '@/components/data/sheet/sheet-types'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
import type { GridChecks } from '@/lib/finance/price-grid'
import { AxesDialog } from './axes-dialog'
import { completed, isComplete } from './complete-rows'
import { FIGURES, type Figure } from './figures'
import { columnsOf, type Grid, rowsOf, sheetRow, withRows } from './grid-draft'
import { pastedWithHeadings } from './grid-paste'
import { marksOf } from './row-checks'
import type { Cella } from './shown-cell'

type Props = {
  grid: Grid
  set: (grid: Grid, group?: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  checks: GridChecks
  /** A figure to go to: a new object each time. */
  cella: Cella | null
}

/** A grid to edit: amounts down, durations across, one figure at a time. */
export function GridSheet({ grid, set, undo, redo, canUndo, canRedo, checks, cella }: Props) {
  const [chosen, setChosen] = useState<{ figure: Figure; cella: Cella | null }>({ figure: 'rata', cella })
  const [asking, setAsking] = useState(false)
  // A finding leads to the figure that it is about, until another one is chosen.
  const figure = cella && cella !== chosen.cella ? cella.campo : chosen.figure
  const { durations, lines } = grid
  const columns = useMemo(() => columnsOf(durations, figure), [durations, figure])
  // A line is drawn again only where its row is another object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of other durations or another figure are others
  const known = useMemo(() => new WeakMap<object, SheetRow>(), [durations, figure])
  const rows = useMemo(
    () =>
      lines.map((line) => {
        const row = known.get(line) ?? sheetRow(line, durations, figure)
        known.set(line, row)
        return row
      }),
    [lines, durations, figure, known],
  )
  const marks = useMemo(() => marksOf(checks, figure), [checks, figure])
  const show = useMemo(() => cella && { key: String(cella.importo), name: String(cella.durata) }, [cella])
  const isEmpty = lines.length === 0 || durations.length === 0
  const lacks = rowsOf(grid).filter((row) => !isComplete(row)).length
  return (
    <Stack gap="sm" miw={0}>
      {!isEmpty && (
        <>
          <Text c="dimmed" fz="xs">
            Una cella vuota toglie la sua combinazione. Con le intestazioni copiate, un blocco incollato
            aggiunge gli importi e le durate che mancano.
          </Text>
          <ViewSwitch
            label="Quale cifra si modifica"
            views={FIGURES}
            value={figure}
            onChange={(next) => setChosen({ figure: next, cella })}
          />
          <Sheet
            label="Griglia"
            head="Importo"
            columns={columns}
            rows={rows}
            marks={marks}
            show={show}
            onChange={(next, group) => set(withRows(grid, rows, next, figure), group && `${figure} ${group}`)}
            onBlock={(text) => {
              const found = pastedWithHeadings(grid, text, figure)
              if (!found) return null
              set(found.grid)
              return found.said
            }}
            onUndo={undo}
            onRedo={redo}
          />
        </>
      )}
      {isEmpty && (
        <p>
          Nessuna riga: carica un file, incolla le righe di un foglio di calcolo, o scrivi importi e durate.
        </p>
      )}
      <Flex gap="sm" wrap="wrap" mb="sm">
        <Button size="sm" onClick={() => setAsking(true)}>
          IMPORTI E DURATE
        </Button>
        {lacks > 0 && (
          <Button size="sm" onClick={() => set(completed(grid))}>
            CALCOLA LE CIFRE CHE MANCANO
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={undo} disabled={!canUndo}>
          Annulla l’ultimo passo
        </Button>
        <Button look="quiet" size="sm" onClick={redo} disabled={!canRedo}>
          Ripeti
        </Button>
      </Flex>
      {asking && <AxesDialog grid={grid} onTake={set} onClose={() => setAsking(false)} />}
    </Stack>
  )
}
