'use client'

import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '@/components/data/form/form-dialog'
import { QueryProblem } from '@/components/data/record/query-problem'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Loading } from '@/components/ui/loading'
import { Modal } from '@/components/ui/modal'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay, todayInRome } from '@/lib/core/dates'
import { publishValues } from '@/lib/features/price-tables/schema'
import type { Versione } from '@/lib/features/price-tables/types'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { Findings } from './findings'
import classes from './price-rows.module.css'
import { PublicationChanges } from './publication-changes'
import { type Cella, useShownCell } from './shown-cell'
import type { TableRef } from './table-steps'

const FIELDS: Field[] = [{ name: 'validFrom', label: 'In vigore dal', kind: 'day', required: true }]

type Props = {
  table: TableRef
  version: number
  validFrom: string
  versioni: readonly Versione[]
  onClose: () => void
}

/** The published version that holds until the day before. */
const predecessor = (versioni: readonly Versione[], own: string, day: string): Versione | null =>
  versioni
    .filter(({ _id, fase, validFrom }) => _id !== own && fase !== 'bozza' && validFrom < day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0] ?? null

/** What the checks say of the saved rows, from which day on they hold, and what visitors will find changed. */
export function PublishDialog({ table, version, validFrom, versioni, onClose }: Props) {
  const { path, id, nome } = table
  const { send, area } = useRecordVerb(path, id)
  const [, show] = useShownCell()
  const onShow = (cella: Cella) => {
    onClose()
    show(cella)
  }
  const checks = useQuery({
    queryKey: [path, area, 'checks', id, version],
    queryFn: ({ signal }) => api.get(`/${path}/${id}/checks`, { area, signal }),
    meta: { silent: true },
  })
  const title = `Pubblica: ${nome}`
  const today = todayInRome()
  if (!checks.data || checks.data.errors.length > 0)
    return (
      <Modal opened onClose={onClose} title={title} size="lg">
        <QueryProblem query={checks} />
        {checks.data ? (
          <div className={classes.findings}>
            <Findings {...checks.data} onShow={onShow} />
          </div>
        ) : (
          checks.isPending && <Loading what="Controlli delle righe" />
        )}
      </Modal>
    )
  const found = checks.data
  return (
    <FormDialog
      title={title}
      intro="Da quel giorno i calcolatori usano le righe salvate, che non si modificano più. La versione in vigore finisce il giorno prima."
      lead={() => (
        <div className={classes.findings}>
          <Findings {...found} onShow={onShow} />
        </div>
      )}
      tail={(values) => (
        <div className={classes.findings}>
          <PublicationChanges table={table} before={predecessor(versioni, id, String(values.validFrom))} />
        </div>
      )}
      fields={FIELDS}
      schema={publishValues}
      start={{ validFrom: validFrom > today ? validFrom : today }}
      verb="PUBBLICA"
      send={async (values) => {
        await send('publish', { ...values, version })
        toastSuccess(`Tabella pubblicata dal ${formatDay(String(values.validFrom))}`)
      }}
      onClose={onClose}
    />
  )
}
