'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import type { Row } from '@/components/data/list/use-rows'
import { useRecordVerb } from '@/components/data/record/use-record-verb'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { Stack } from '@/components/ui/layout'
import { formatInstant } from '@/lib/core/dates'
import { numberText } from '@/lib/core/number-text'
import {
  type Closing,
  GRUPPI,
  type Gruppo,
  type ReinstateResult,
  reinstateBody,
} from '@/lib/features/agents/offboard-schema'
import type { Field } from '@/lib/resources/view'
import { ClosingWork } from './closing-work'

const FIELDS: Field[] = [{ name: 'motivo', label: 'Perché', kind: 'textarea', required: true }]

type Props = { row: Row; closing: Closing; onEnd: () => Promise<void> }

/** For a day the end of a mandate can be taken back: what nobody has changed since comes back, the rest is named. */
export function ReinstateBox({ row, closing: { annullabileFino, rientro }, onEnd }: Props) {
  const { send } = useRecordVerb('agents', row._id)
  const [isOpen, setOpen] = useState(false)
  const until = row.status === 'blocked' && annullabileFino
  if (!until && !rientro) return null
  return (
    <Stack gap="sm">
      {until && (
        <p>
          Il mandato è stato chiuso da poco: si può annullare fino al {formatInstant(until)}.{' '}
          <Button size="xs" onClick={() => setOpen(true)}>
            RIAPRI IL MANDATO
          </Button>
        </p>
      )}
      {rientro && (
        <ClosingWork job={rientro} onEnd={onEnd}>
          {(result) => <Came result={result as ReinstateResult} />}
        </ClosingWork>
      )}
      {isOpen && (
        <FormDialog
          title={`Riapri il mandato di ${row.nome} ${row.cognome}`}
          intro="Tornano l’accesso, la pagina, i pesi e quello che era passato ad altri. Quello che qualcuno ha cambiato nel frattempo resta dov’è, e te lo diciamo."
          fields={FIELDS}
          schema={reinstateBody}
          start={{ motivo: '' }}
          verb="RIAPRI IL MANDATO"
          send={(values, headers) => send('reinstate', values, headers)}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

function Came({ result }: { result: ReinstateResult }) {
  const rows = (Object.keys(GRUPPI) as Gruppo[]).map((group): [string, string | null] => [
    `${GRUPPI[group]}: tornati`,
    result[group] > 0 ? numberText(result[group]) : null,
  ])
  return (
    <>
      <Facts rows={rows} none="Nessun elemento ripristinato." />
      {result.rimaste.length > 0 && (
        <>
          <p>Restano a chi li ha, perché nel frattempo sono cambiati:</p>
          <ul>
            {result.rimaste.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
