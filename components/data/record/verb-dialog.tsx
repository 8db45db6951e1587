'use client'

import { useState } from 'react'
import { FormFields } from '@/components/data/form/form-fields'
import { keepChosen } from '@/components/data/list/chosen-rows'
import { titleOf } from '@/components/data/list/use-bulk'
import type { Row } from '@/components/data/list/use-rows'
import type { Refused } from '@/components/data/table/refused-rows'
import { Button } from '@/components/ui/button'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import type { ResourceView, VerbReply, VerbView } from '@/lib/resources/view'
import { sharesOf, useVerb, VERB_MAX } from './use-verb'
import classes from './verb-dialog.module.css'

type Props = {
  view: ResourceView
  verb: VerbView
  /** Path of the list that the rows stand in, where it is not the resource's own. */
  from?: string
  rows: readonly Row[]
  /** The rows that were left as they were. */
  onDone: (refused: Refused[]) => void
  onClose: () => void
}

/** What would become of the chosen rows, as the server worked it out; one confirmation does it. */
export function VerbDialog({ view, verb, from = view.path, rows, onDone, onClose }: Props) {
  const [values, setValues] = useState<Record<string, unknown>>({})
  const done = (refused: Refused[]) => {
    onDone(refused)
    onClose()
  }
  const { plan, isPlanned, run, refused, error, errors } = useVerb({
    view,
    verb,
    from,
    rows,
    values,
    onDone: done,
  })
  const tooMany = rows.length > VERB_MAX
  const { many } = view.labels
  const only = rows.length === 1 ? rows[0] : undefined
  const known = verb.fields.some(({ name }) => name in errors)
  // Nobody has forgotten yet what nobody has been asked for.
  const told = Object.fromEntries(Object.entries(errors).filter(([name]) => name in values))
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${verb.label}: ${only ? titleOf(view, rows, only._id) : `${rows.length} ${many}`}`}
      size="lg"
      locked={run.isPending}
      dirty={Object.keys(values).length > 0}
      footer={
        <>
          <Button onClick={onClose} disabled={run.isPending}>
            ANNULLA
          </Button>
          {verb.opens && plan.data?.done ? (
            <Button
              look="primary"
              href={`${verb.opens}?scelti=${plan.data.done}`}
              onClick={() => keepChosen(takenBy(plan.data.lines))}
            >
              PROSEGUI
            </Button>
          ) : (
            <Button
              look="primary"
              loading={run.isPending}
              disabled={!isPlanned || !plan.data?.done}
              onClick={() => run.mutate()}
            >
              {verb.opens ? 'PROSEGUI' : 'CONFERMA'}
            </Button>
          )}
        </>
      }
    >
      <Text mb="sm" c="dimmed">
        {verb.about}
      </Text>
      <FormFields
        fields={verb.fields}
        values={values}
        errors={told}
        onChange={(name, value) => setValues((old) => ({ ...old, [name]: value }))}
        disabled={run.isPending}
      />
      {tooMany && <p role="alert">Al massimo {VERB_MAX} righe per volta: sceglile un po’ per volta.</p>}
      {error && !known && <p role="alert">{error.message}</p>}
      {plan.isFetching && <Loading />}
      {plan.data && !plan.isFetching && (
        <>
          <Shares shares={sharesOf(plan.data)} />
          <Lines view={view} rows={rows} lines={plan.data.lines} open={rows.length <= 5} />
          <Cautions lines={plan.data.lines} />
          <Refusals refused={refused} />
        </>
      )}
    </Modal>
  )
}

const takenBy = (lines: VerbReply['lines']) =>
  lines.flatMap(({ _id, result }) => (result === null ? [] : [_id]))

function Shares({ shares }: { shares: [string, number][] }) {
  if (shares.length === 0) return null
  return (
    <table className={classes.shares}>
      <caption>Dopo la conferma</caption>
      <tbody>
        {shares.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type LinesProps = Pick<Props, 'view' | 'rows'> & {
  lines: readonly { _id: string; result: string | null }[]
  open: boolean
}

function Lines({ view, rows, lines, open }: LinesProps) {
  const done = lines.filter(({ result }) => result !== null)
  if (done.length === 0) return null
  return (
    <details className={classes.lines} open={open}>
      <summary>Riga per riga</summary>
      <ul>
        {done.map(({ _id, result }) => (
          <li key={_id}>
            {titleOf(view, rows, _id)} → {result}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What would be left to be seen to: it is read before it happens. */
function Cautions({ lines }: Pick<VerbReply, 'lines'>) {
  const all = lines.flatMap(({ cautele }) => cautele)
  if (all.length === 0) return null
  return (
    <Box mt="sm" c="var(--warn)" className={classes.refused}>
      <p>Da sistemare dopo:</p>
      <ul>
        {all.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Box>
  )
}

function Refusals({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <Box mt="sm" c="var(--bad)" className={classes.refused}>
      <p>{refused.length === 1 ? 'Una riga resta com’è:' : `${refused.length} righe restano come sono:`}</p>
      <ul>
        {refused.map(({ _id, title, message }) => (
          <li key={_id}>
            <strong>{title}</strong>: {message}
          </li>
        ))}
      </ul>
    </Box>
  )
}
