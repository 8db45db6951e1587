'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { JobProgress } from '@/components/data/job/job-progress'
import { useLatestJob } from '@/components/data/job/use-job'
import { ResourceList } from '@/components/data/list/resource-list'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Box } from '@/components/ui/layout'
import { addMonthsToDay, todayInRome } from '@/lib/core/dates'
import { isOpenJob } from '@/lib/features/jobs/schema'
import { type PreparaResult, preparaForm } from '@/lib/features/provvigioni/estratti/schema'
import { api } from '@/lib/http/client'
import type { ListProps } from '@/lib/resources/pages'
import type { Field } from '@/lib/resources/view'

const JOB = 'provvigioni.estratti'
const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, index, 1),
  ),
}))
const FIELDS: Field[] = [
  { name: 'mese', label: 'Mese', kind: 'select', options: MONTHS, required: true, width: 6 },
  {
    name: 'anno',
    label: 'Anno',
    kind: 'number',
    min: 2020,
    max: 2100,
    grouped: false,
    required: true,
    width: 6,
  },
]

/** Statements, and for who manages them the way to prepare a month. */
export function StatementsList(props: ListProps) {
  const area = useArea()
  const [open, setOpen] = useState(false)
  const mayPrepare = area === 'admin' && props.verbs.length > 0
  return (
    <>
      <ResourceList
        {...props}
        title="Estratti conto"
        primary={
          mayPrepare && (
            <Button look="primary" onClick={() => setOpen(true)}>
              PREPARA GLI ESTRATTI
            </Button>
          )
        }
        next={
          area === 'admin'
            ? 'Si preparano mese per mese, quando il mese è finito.'
            : 'Li trovi qui quando l’ufficio li chiude.'
        }
        rowAction={
          props.verbs.length > 0 ? (row, act) => <Next row={row} verbs={props.verbs} act={act} /> : undefined
        }
      />
      {mayPrepare && <Preparation open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const NEXT: Record<string, { verb: string; label: string }> = {
  bozza: { verb: 'close', label: 'CHIUDI' },
  chiuso: { verb: 'send', label: 'INVIA' },
  inviato: { verb: 'pay', label: 'PAGA' },
}

type NextProps = { row: Row; verbs: readonly string[]; act: (verb: string) => void }

/** The next step of a statement; what comes to less than nothing is carried forward, not paid. */
function Next({ row: { stato, totale, beneficiario }, verbs, act }: NextProps) {
  const next = NEXT[String(stato)]
  if (!next || !verbs.includes(next.verb) || (next.verb === 'pay' && Number(totale) < 0)) return null
  return (
    <Button size="xs" onClick={() => act(next.verb)} aria-label={`${next.label}: ${beneficiario}`}>
      {next.label}
    </Button>
  )
}

/** The job of a month, as long as it runs; whoever comes back finds it. */
function Preparation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const area = useArea()
  const queries = useQueryClient()
  const latest = useLatestJob(JOB)
  const [started, setStarted] = useState<string | null>(null)
  const jobId = started ?? (latest && isOpenJob(latest) ? latest._id : null)
  const before = addMonthsToDay(todayInRome(), -1)
  return (
    <>
      {jobId && (
        <Box mt="md">
          <JobProgress
            id={jobId}
            parts="beneficiari"
            onEnd={() => void queries.invalidateQueries({ queryKey: ['provvigioni/estratti', area] })}
          >
            {({ result }) => result !== null && <p>{resultWords(result as unknown as PreparaResult)}</p>}
          </JobProgress>
        </Box>
      )}
      {open && (
        <FormDialog
          title="Prepara gli estratti di un mese"
          intro="Per ogni agente, agenzia e segnalatore nasce una bozza con tutto quello che è maturato fino alla fine del mese e non sta ancora in un estratto. Le bozze che ci sono già si aggiornano; gli estratti chiusi restano come sono."
          fields={FIELDS}
          schema={preparaForm}
          start={{ mese: String(Number(before.slice(5, 7))), anno: Number(before.slice(0, 4)) }}
          verb="PREPARA"
          send={async ({ mese, anno }, headers) => {
            const body = { mese: Number(mese), anno }
            const { jobId: id } = await api.post('/provvigioni/estratti', body, {
              area,
              headers,
            })
            setStarted(id)
          }}
          onClose={onClose}
        />
      )}
    </>
  )
}

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

function resultWords({ creati, aggiornati, invariati }: PreparaResult): string {
  if (creati + aggiornati + invariati === 0) return 'Nessuno aveva righe da mettere in un estratto.'
  return [
    counted(creati, 'bozza nuova', 'bozze nuove'),
    counted(aggiornati, 'aggiornata', 'aggiornate'),
    counted(invariati, 'già a posto', 'già a posto'),
  ].join(', ')
}
