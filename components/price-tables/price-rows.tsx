'use client'

import { useMemo, useState } from 'react'
import { FieldInput } from '@/components/data/field-input'
import type { FieldInputProps } from '@/components/data/field-props'
import { RowsInput } from '@/components/data/rows-input'
import { Button } from '@/components/ui/button'
import type { Riga } from '@/lib/features/price-tables/schema'
import { GridView } from './grid-view'
import classes from './price-rows.module.css'
import { RowChecks, useRowChecks } from './row-checks'
import { RowsDialog } from './rows-dialog'
import { RowsDownload } from './rows-download'
import { type Cella, useShownCell } from './shown-cell'

/** Where the rows have it; nowhere once it was changed. */
function placeOf(rows: readonly Riga[], cella: Cella | null) {
  const row = rows.findIndex((riga) => riga.importo === cella?.importo && riga.durata === cella.durata)
  return cella && row >= 0 ? { row, name: cella.campo } : null
}

/** The grid of a table: row by row, or whole, from and to a CSV. */
export function PriceRows(props: FieldInputProps) {
  const { field, values, error, onChange, disabled } = props
  const [open, setOpen] = useState(false)
  const [asGrid, setAsGrid] = useState(false)
  const righe = (values[field.name] ?? []) as Riga[]
  const { checks, errorOf } = useRowChecks(righe, values.fuoriPiano === true)
  const [cella, show] = useShownCell()
  // Found once, when it is asked for: a row that is changed afterwards does not take the reader back to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const place = useMemo(() => placeOf(righe, cella), [cella])
  const isGrid = disabled || asGrid
  return (
    <>
      <div className={classes.tools}>
        {!disabled && <Button onClick={() => setOpen(true)}>Carica da CSV</Button>}
        <RowsDownload nome={String(values.nome ?? '')} rows={righe} />
        {!disabled && righe.length > 0 && (
          <Button look="quiet" size="sm" onClick={() => setAsGrid(!asGrid)}>
            {asGrid ? 'Torna alle righe' : 'Vedi come griglia'}
          </Button>
        )}
      </div>
      {isGrid && <GridView rows={righe} />}
      {!disabled && field.rows && (
        <div className={classes.cells} hidden={asGrid}>
          <RowsInput
            Cell={FieldInput}
            field={{ ...field, rows: field.rows }}
            value={righe}
            onChange={(next) => onChange(field.name, next)}
            error={error}
            errorOf={errorOf}
            place={place}
          />
        </div>
      )}
      {!disabled && righe.length > 0 && (
        <RowChecks
          checks={checks}
          onShow={(next) => {
            setAsGrid(false)
            show(next)
          }}
        />
      )}
      <RowsDialog
        opened={open}
        before={righe}
        onClose={() => setOpen(false)}
        onTake={(next) => onChange(field.name, next)}
      />
    </>
  )
}
