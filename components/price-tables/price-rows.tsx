'use client'

import { useState } from 'react'
import { save } from '@/components/data/download'
import { FieldInput } from '@/components/data/field-input'
import type { FieldInputProps } from '@/components/data/field-props'
import { Button } from '@/components/ui/button'
import type { Riga } from '@/lib/features/price-tables/schema'
import { GridView } from './grid-view'
import classes from './price-rows.module.css'
import { writeRows } from './read-rows'
import { writeWide } from './read-wide'
import { RowChecks } from './row-checks'
import { RowsDialog } from './rows-dialog'

/** The grid of a table: row by row, or whole, from and to a CSV. */
export function PriceRows(props: FieldInputProps) {
  const { field, values, onChange, disabled } = props
  const [open, setOpen] = useState(false)
  const righe = (values[field.name] ?? []) as Riga[]
  const name = String(values.nome || 'tabella').replace(/[^\p{L}\p{N}]+/gu, '-')
  const download = (text: string, end = '') =>
    save(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}${end}.csv`)
  return (
    <>
      <div className={classes.tools}>
        {!disabled && <Button onClick={() => setOpen(true)}>Carica da CSV</Button>}
        {righe.length > 0 && (
          <>
            <Button look="quiet" onClick={() => download(writeRows(righe))}>
              Scarica le righe
            </Button>
            <Button look="quiet" onClick={() => download(writeWide(righe), '-griglia')}>
              Scarica la griglia
            </Button>
          </>
        )}
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
