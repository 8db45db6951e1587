'use client'

import { useState } from 'react'
import type { FieldInputProps } from '@/components/data/form/field-props'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import type { Riga } from '@/lib/features/price-tables/schema'
import type { Prodotto } from '@/prisma/generated/enums'
import { isComplete } from './complete-rows'
import type { DraftRow } from './figures'
import { gridOf } from './grid-draft'
import { GridSheet } from './grid-sheet'
import { GridView } from './grid-view'
import { RowChecks, useRowChecks } from './row-checks'
import { RowsDialog } from './rows-dialog'
import { RowsDownload } from './rows-download'
import { useShownCell } from './shown-cell'
import { useGridDraft } from './use-grid-draft'

const NO_ROWS: DraftRow[] = []

/** The grid of a table: edited as a sheet, or whole, from and to a CSV. */
export function PriceRows(props: FieldInputProps) {
  const { field, values, disabled } = props
  const rows = (values[field.name] ?? NO_ROWS) as DraftRow[]
  if (!disabled) return <DraftRows {...props} rows={rows} />
  // A reader without the right to edit sees what was saved: no figure is missing in it.
  const saved = rows as Riga[]
  return (
    <>
      <Flex gap="sm" wrap="wrap" mb="sm">
        <RowsDownload nome={String(values.nome ?? '')} rows={saved} />
      </Flex>
      <GridView rows={saved} />
    </>
  )
}

function DraftRows({ field, values, error, onChange, rows }: FieldInputProps & { rows: DraftRow[] }) {
  const [open, setOpen] = useState(false)
  const { grid, set, ...steps } = useGridDraft(rows, (next) => onChange(field.name, next))
  const table = { prodotto: values.prodotto as Prodotto, fuoriPiano: values.fuoriPiano === true }
  const checks = useRowChecks(rows, table)
  const [cella, show] = useShownCell()
  const whole = rows.filter(isComplete) as Riga[]
  return (
    <>
      <Flex gap="sm" wrap="wrap" mb="sm">
        <Button onClick={() => setOpen(true)}>CARICA DA CSV</Button>
        <RowsDownload nome={String(values.nome ?? '')} rows={whole} />
      </Flex>
      {field.help && <Text mb="md">{field.help}</Text>}
      <GridSheet grid={grid} set={set} checks={checks} cella={cella} {...steps} />
      {error && (
        <Text role="alert" mt="xs" c="var(--bad)">
          {whole.length < rows.length
            ? 'Qualche combinazione non ha tutte le cifre: scrivile, calcolale o svuotala.'
            : error}
        </Text>
      )}
      {rows.length > 0 && <RowChecks checks={checks} onShow={show} />}
      {open && (
        <RowsDialog
          before={whole}
          table={table}
          onClose={() => setOpen(false)}
          onTake={(next) => set(gridOf(next))}
        />
      )}
    </>
  )
}
