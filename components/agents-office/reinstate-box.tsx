'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form-dialog'
import { JobProgress } from '@/components/data/job-progress'
import { useRecordVerb } from '@/components/data/use-record-verb'
import type { Row } from '@/components/data/use-rows'
import { Button } from '@/components/ui/button'
import { Facts } from '@/components/ui/facts'
import { formatInstant } from '@/lib/core/dates'
import {
  type Closing,
  GRUPPI,
  type Gruppo,
  type ReinstateResult,
  reinstateBody,
} from '@/lib/features/agents/offboard-schema'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import classes from './agent-page.module.css'
import { countOf } from './offboard-fields'

const FIELDS: Field[] = [{ name: 'motivo', label: 'Perché', kind: 'textarea', required: true }]

/**
 * For a day the end of a mandate can be taken back: what nobody has changed since comes back, the rest is named. It
 * stays when the agent is no longer blocked, or what came of it would be gone before it is read.
 */
export function ReinstateBox({ row, onEnd }: { row: Row; onEnd: () => Promise<void> }) {
  const { area, send } = useRecordVerb('agents', row._id)
  const [isOpen, setOpen] = useState(false)
  const [jobId, setJobId] = useState<string | null>(null)
  const isBlocked = row.status === 'blocked'
  const { data } = useQuery({
    queryKey: ['agents', area, 'closing', row._id, row.version],
    queryFn: ({ signal }) => api.get<Closing>(`/agents/${row._id}/reinstate`, { area, signal }),
    enabled: isBlocked,
    meta: { silent: true },
  })
  const until = isBlocked && data?.annullabileFino
  if (!until && !jobId) return null
  return (
    <div className={classes.undo}>
      {until && (
        <p>
          Il mandato è stato chiuso da poco: si può annullare fino al {formatInstant(until)}.{' '}
          <Button size="xs" onClick={() => setOpen(true)}>
            RIAPRI IL MANDATO
          </Button>
        </p>
      )}
      {jobId && (
        <JobProgress id={jobId} parts="passaggi" onEnd={() => void onEnd()}>
          {({ result }) => result !== null && <Came result={result as unknown as ReinstateResult} />}
        </JobProgress>
      )}
      {isOpen && (
        <FormDialog
          title={`Riapri il mandato di ${row.nome} ${row.cognome}`}
          intro="Tornano l’accesso, la pagina, i pesi e quello che era passato ad altri. Quello che qualcuno ha cambiato nel frattempo resta dov’è, e te lo diciamo."
          fields={FIELDS}
          schema={reinstateBody}
          start={{ motivo: '' }}
          verb="RIAPRI IL MANDATO"
          send={async (values, headers) =>
            setJobId((await send<{ jobId: string }>('reinstate', values, headers)).jobId)
          }
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function Came({ result }: { result: ReinstateResult }) {
  const rows = (Object.keys(GRUPPI) as Gruppo[]).map((group): [string, string | null] => [
    `${GRUPPI[group]}: tornati`,
    result[group] > 0 ? countOf(result[group]) : null,
  ])
  return (
    <>
      <Facts rows={rows} none="Non è tornato niente." />
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
