'use client'

import { type FormEvent, useId, useState } from 'react'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Flex, Stack, Text } from '@/components/ui/layout'
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
  const { list, people, create } = schedules
  const [chosen, setChosen] = useState<string[] | null>(null)
  const id = useId()
  // A person who can send to nobody else sends to themselves.
  const receivers = chosen ?? (people.data?.length === 1 ? people.data.map(({ id: one }) => one) : [])
  return (
    <Modal
      opened
      onClose={onClose}
      title="Invia per e-mail"
      size="lg"
      dirty={Boolean(chosen?.length)}
      footer={
        <>
          <Button onClick={onClose}>ANNULLA</Button>
          <Button
            type="submit"
            form={id}
            look="primary"
            loading={create.isPending}
            disabled={receivers.length === 0}
          >
            PROGRAMMA L’INVIO
          </Button>
        </>
      }
    >
      <Stack>
        <ScheduleLines rows={list.data ?? []} onRemove={schedules.remove} onLeave={schedules.leave} />
        <QueryProblem query={list} />
        {people.data && (
          <NewSchedule
            id={id}
            report={report}
            query={query}
            people={people.data}
            create={create}
            chosen={receivers}
            onChoose={setChosen}
          />
        )}
        <QueryProblem query={people} />
      </Stack>
    </Modal>
  )
}

type NewProps = Omit<Props, 'onClose'> & {
  /** Of the form, for the button that sends it. */
  id: string
  people: readonly ReceiverView[]
  create: ReturnType<typeof useSchedules>['create']
  chosen: string[]
  onChoose: (chosen: string[]) => void
}

function NewSchedule({ id, report, query, people, create, chosen, onChoose }: NewProps) {
  const [frequenza, setFrequenza] = useState<Frequenza>('settimana')
  const [giorno, setGiorno] = useState('1')
  const [once, setOnce] = useState(newKey)
  const errors = create.error instanceof ApiError ? create.error.byField : {}
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const destinatari = people.flatMap((one) =>
      chosen.includes(one.id) ? [{ id: one.id, role: one.role }] : [],
    )
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
        if (people.length > 1) onChoose([])
      },
      () => undefined,
    )
  }
  return (
    <Stack component="form" id={id} onSubmit={(event) => void submit(event)} aria-label="Nuovo invio">
      <Text c="dimmed" fz="xs">
        {`Parte alle ${ORA_INVIO} con il periodo e i filtri che vedi adesso; ognuno riceve i dati che gli spettano.`}
      </Text>
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
          options={people.map((one) => ({ value: one.id, label: one.nome }))}
          value={chosen}
          onChange={onChoose}
          error={errors.destinatari}
        />
      )}
      {create.error && Object.keys(errors).length === 0 && <p role="alert">{create.error.message}</p>}
      {errors.query && <p role="alert">{errors.query}</p>}
    </Stack>
  )
}
