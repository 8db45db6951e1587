'use client'

import { figureErrors } from '@/components/data/form/figure-errors'
import { FormFields } from '@/components/data/form/form-fields'
import { useFragmentValues } from '@/components/data/form/use-address-values'
import { CardTable } from '@/components/data/table/card-table'
import { Button } from '@/components/ui/button'
import { Box, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { FinanceError } from '@/lib/finance/error'
import { outcomeText } from './all-tools'
import type { Known, Outcome, Tool, Values } from './tool-types'
import classes from './tools.module.css'
import { TownInput } from './town-input'
import { useKnown } from './use-known'

type Computed = { outcome: Outcome | null; errors: Record<string, string> }

function computed({ fields, compute }: Tool, values: Values, known: Known): Computed {
  const wrong = figureErrors(fields, values)
  if (Object.keys(wrong).length > 0) return { outcome: null, errors: wrong }
  try {
    return { outcome: compute(values, known), errors: {} }
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error
    return { outcome: null, errors: { [error.field]: error.message } }
  }
}

/** A tool: what is asked, and at once what follows from it. */
export function ToolPanel({ tool }: { tool: Tool }) {
  const { values, set, unread } = useFragmentValues(tool.fields, tool.start)
  const { isMissing, ...known } = useKnown(tool)
  const { outcome, errors } = computed(tool, values, known)
  const widgets = Object.fromEntries((tool.widgets ?? []).map((name) => [name, TownInput]))
  return (
    <div className={classes.panel}>
      <Section title="Dati">
        <FormFields
          fields={tool.fields}
          values={values}
          errors={errors}
          unread={unread}
          onChange={set}
          widgets={widgets}
        />
        {isMissing && (
          <Text mt="xxs" c="dimmed" fz="xs">
            L’elenco non si è caricato: senza connessione si calcola lo stesso, ma senza nomi.
          </Text>
        )}
      </Section>
      <div aria-live="polite">
        <Section
          title="Risultato"
          actions={outcome && <Tools tool={tool} outcome={outcome} day={known.today} />}
        >
          {outcome ? (
            <Result outcome={outcome} day={known.today} />
          ) : (
            <Text mt="xxs" c="dimmed" fz="xs">
              {Object.keys(errors).length > 0
                ? 'Correggi i dati segnati: il risultato arriva subito.'
                : 'Compila i dati: il risultato arriva subito.'}
            </Text>
          )}
        </Section>
      </div>
    </div>
  )
}

type ToolsProps = { tool: Tool; outcome: Outcome; day: string }

function Tools({ tool, outcome, day }: ToolsProps) {
  const copy = () =>
    navigator.clipboard
      .writeText(outcomeText(tool, outcome, formatDay(day)))
      .then(() => toastSuccess('Risultato copiato'), toastError)
  return (
    <>
      <Button size="xs" onClick={() => void copy()}>
        COPIA
      </Button>
      <Button size="xs" onClick={() => window.print()}>
        STAMPA
      </Button>
    </>
  )
}

function Result({
  outcome: { figures, formula, table, note, isBad },
  day,
}: {
  outcome: Outcome
  day: string
}) {
  return (
    <>
      <dl className={classes.figures} data-bad={isBad || undefined}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" c="dimmed" fz="xs">
              {label}
            </Box>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {table && (
        <CardTable label="Dettaglio">
          <TableHead heads={table.heads.map((head) => head || { spoken: 'Voce' })} />
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, at) =>
                  at === 0 ? (
                    <th key={table.heads[at]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.heads[at]} data-label={table.heads[at]}>
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </CardTable>
      )}
      <Text mt="md" mb="xs" fz="row">
        <strong>Come si calcola.</strong> {formula}
      </Text>
      {note && (
        <Text mt="xxs" c="dimmed" fz="xs">
          {note}
        </Text>
      )}
      <Text mt="xxs" c="dimmed" fz="xs">
        Calcolato il {formatDay(day)}.
      </Text>
    </>
  )
}
