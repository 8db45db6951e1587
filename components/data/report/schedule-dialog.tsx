'use client'

import { type FormEvent, useState } from 'react'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Box, Flex, Stack } from '@/components/ui/layout'
import { Modal } from '@/components/ui/modal'
import { MultiSelect } from '@/components/ui/multi-select'
import { Select } from '@/components/ui/select'
import { newKey } from '@/lib/core/new-key'
import {
  FREQUENZE,
  type Frequenza,
  GIORNI_SETTIMANA,
  ORA_INVIO,
  type ReceiverView,
} from '@/lib/features/report-schedules/schema'
import { ApiError } from '@/lib/http/client'
import { optionsOf } from '@/lib/words/options'
import classes from './schedule.module.css'
import { ScheduleLines } from './schedule-lines'
import { useSchedules } from './use-schedules'

type Props = { report: string; query: string; onClose: () => void }

const frequencies = optionsOf(FREQUENZE)
const weekdays = GIORNI_SETTIMANA.map((label, at) => ({ value: String(at + 1), label }))
const monthDays = Array.from({ length: 28 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))

/** The mails of this report, and one more. */
export function ScheduleDialog({ report, query, onClose }: Props) {
  const schedules = useSchedules(report)
  const { list, people } = schedules
  return (
    <Modal opened onClose={onClose} title="Invia per e-mail" size="lg">
      <Stack gap="sm">
        <ScheduleLines rows={list.data ?? []} onRemove={schedules.remove} onLeave={schedules.leave} />
        <QueryProblem query={list} />
        {people.data && (
          <NewSchedule report={report} query={query} people={people.data} schedules={schedules} />
        )}
        <QueryProblem query={people} />
      </Stack>
    </Modal>
  )
}

type NewProps = Omit<Props, 'onClose'> & {
  people: readonly ReceiverView[]
  schedules: ReturnType<typeof useSchedules>
}

function NewSchedule({ report, query, people, schedules: { create } }: NewProps) {
  const [frequenza, setFrequenza] = useState<Frequenza>('settimana')
  const [giorno, setGiorno] = useState('1')
  // A person who can send to nobody else sends to themselves.
  const [chosen, setChosen] = useState<string[]>(people.length === 1 ? people.map(({ id }) => id) : [])
  const [once, setOnce] = useState(newKey)
  const errors = create.error instanceof ApiError ? create.error.byField : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const destinatari = people.flatMap(({ id, role }) => (chosen.includes(id) ? [{ id, role }] : []))
    const input = {
      report,
      query,
      frequenza,
      giorno: frequenza === 'giorno' ? 1 : Number(giorno),
      destinatari,
    }
    await create.mutateAsync({ ...input, once }).then(
      () => {
        setOnce(newKey())
        if (people.length > 1) setChosen([])
      },
      () => undefined,
    )
  }
  return (
    <Stack component="form" gap="sm" onSubmit={(event) => void submit(event)} aria-label="Nuovo invio">
      <Box component="p" c="dimmed" fz="xs">
        {`Parte alle ${ORA_INVIO} con il periodo e i filtri che vedi adesso; ognuno riceve i dati che gli spettano.`}
      </Box>
      <Flex gap="sm" wrap="wrap" className={classes.row}>
        <Select
          label="Ogni quanto"
          clearable={false}
          options={frequencies}
          value={frequenza}
          onChange={(value) => {
            setFrequenza(value as Frequenza)
            setGiorno('1')
          }}
        />
        {frequenza !== 'giorno' && (
          <Select
            label={frequenza === 'mese' ? 'Giorno del mese' : 'Giorno della settimana'}
            clearable={false}
            options={frequenza === 'mese' ? monthDays : weekdays}
            value={giorno}
            onChange={(value) => setGiorno(value ?? '1')}
            error={errors.giorno}
          />
        )}
      </Flex>
      {people.length > 1 && (
        <MultiSelect
          label="A chi"
          options={people.map(({ id, nome }) => ({ value: id, label: nome }))}
          value={chosen}
          onChange={setChosen}
          error={errors.destinatari}
        />
      )}
      {create.error && Object.keys(errors).length === 0 && <p role="alert">{create.error.message}</p>}
      {errors.query && <p role="alert">{errors.query}</p>}
      <div>
        <Button type="submit" look="primary" loading={create.isPending} disabled={chosen.length === 0}>
          PROGRAMMA L’INVIO
        </Button>
      </div>
    </Stack>
  )
}
