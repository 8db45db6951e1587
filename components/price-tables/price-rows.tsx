'use client'

import { useState } from 'react'
import { FieldInput } from '@/components/data/field-input'
import type { FieldInputProps } from '@/components/data/field-props'
import { Button } from '@/components/ui/button'
import type { Riga } from '@/lib/features/price-tables/schema'
import { GridView } from './grid-view'
import classes from './price-rows.module.css'
import { RowChecks } from './row-checks'
import { RowsDialog } from './rows-dialog'
import { RowsDownload } from './rows-download'

/** The grid of a table: row by row, or whole, from and to a CSV. */
export function PriceRows(props: FieldInputProps) {
  const { field, values, onChange, disabled } = props
  const [open, setOpen] = useState(false)
  const righe = (values[field.name] ?? []) as Riga[]
  return (
    <>
      <div className={classes.tools}>
        {!disabled && <Button onClick={() => setOpen(true)}>Carica da CSV</Button>}
        <RowsDownload nome={String(values.nome ?? '')} rows={righe} />
      </div>
      {disabled ? (
        <GridView rows={righe} />
      ) : (
        <div className={classes.cells}>
          <FieldInput {...props} />
        </div>
      )}
      {!disabled && <RowChecks rows={righe} fuoriPiano={values.fuoriPiano === true} />}
      <RowsDialog
        opened={open}
        before={righe}
        onClose={() => setOpen(false)}
        onTake={(next) => onChange(field.name, next)}
      />
    </>
  )
}
