import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { QUEUE_STATES, type QueueJob, type QueueState, type SystemInfo } from '@/lib/features/system/schema'
import { taskName } from './names'
import { ScrollingTable } from './scrolling-table'
import classes from './system.module.css'
import { useQueue, useSystemAction } from './use-system'
import { count, duration } from './words'

const STATES = Object.entries(QUEUE_STATES) as [QueueState, string][]
const OPTIONS = STATES.map(([value, label]) => ({ value, label }))

type JobAction = { job: QueueJob; verb: 'retry' | 'discard' }

/** What waits, what is done and what has failed; a failed job is tried again or thrown away from here. */
export function QueueCard({ info: { queue } }: { info: SystemInfo }) {
  const [state, setState] = useState<string | null>(null)
  const [confirming, setConfirming] = useState<JobAction | null>(null)
  const jobs = useQueue(state)
  if (!queue) return null
  const items = jobs.data?.items ?? []
  return (
    <Section
      title="Coda dei lavori"
      description={
        queue.oldestSeconds > 1
          ? `Un lavoro aspetta il suo turno da ${duration(queue.oldestSeconds)}.`
          : 'Nessuno aspetta il suo turno.'
      }
      flush
    >
      <ScrollingTable label="Coda dei lavori">
        <TableHead heads={['Lavoro', ...STATES.map(([, label]) => label)]} />
        <tbody>
          {queue.tasks.map((task) => (
            <tr key={task.task}>
              <th scope="row">{taskName(task.task)}</th>
              {STATES.map(([name]) => (
                <td key={name}>{count(task[name])}</td>
              ))}
            </tr>
          ))}
          {queue.tasks.length === 0 && (
            <tr>
              <Box component="td" colSpan={STATES.length + 1} c="dimmed" fz="xs">
                La coda è vuota.
              </Box>
            </tr>
          )}
        </tbody>
      </ScrollingTable>
      <Box maw={360} p="md" className={classes.below}>
        <Select
          label="Lavori da vedere"
          options={OPTIONS}
          value={state}
          onChange={setState}
          placeholder="Tutti, prima quelli non riusciti"
        />
      </Box>
      <Stack component="ul" gap={0} aria-label="Lavori">
        {items.map((job) => (
          <JobLine key={job._id} job={job} onAsk={(verb) => setConfirming({ job, verb })} />
        ))}
        {jobs.data && items.length === 0 && (
          <Box component="li" py="sm" px="md" c="dimmed" fz="xs">
            Nessun lavoro.
          </Box>
        )}
      </Stack>
      {confirming && <JobDialog {...confirming} onClose={() => setConfirming(null)} />}
    </Section>
  )
}

const nameOf = ({ task, _id }: QueueJob) => `${taskName(task)} n. ${_id}`

function JobLine({ job, onAsk }: { job: QueueJob; onAsk: (verb: JobAction['verb']) => void }) {
  const { state, attempts, maxAttempts, runAt, error } = job
  return (
    <Flex
      component="li"
      gap="sm"
      justify="space-between"
      wrap="wrap"
      py="sm"
      px="md"
      className={classes.below}
    >
      <div>
        <Text fw={600}>
          {nameOf(job)} · {QUEUE_STATES[state].toLowerCase()}
        </Text>
        <Text c="dimmed" fz="xs">
          {attempts > 0 ? `Tentativo ${attempts} di ${maxAttempts}. ` : ''}
          {state === 'failing' || state === 'scheduled' ? `Alle ${formatInstant(runAt)}.` : ''}
        </Text>
        {error && (
          <Text c="var(--bad)" fz="xs" breaks="anywhere">
            {error}
          </Text>
        )}
      </div>
      {state !== 'running' && (
        <Flex gap="xs" align="flex-start">
          <Button size="xs" aria-label={`RIPROVA: ${nameOf(job)}`} onClick={() => onAsk('retry')}>
            {attempts > 0 ? 'RIPROVA' : 'ESEGUI ORA'}
          </Button>
          <Button
            size="xs"
            look="danger"
            aria-label={`SCARTA: ${nameOf(job)}`}
            onClick={() => onAsk('discard')}
          >
            SCARTA
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

const WORDS = {
  retry: {
    verb: 'RIPROVA',
    text: 'Torna in cima alla coda, con tutti i suoi tentativi.',
    done: 'Lavoro rimesso in coda',
  },
  discard: {
    verb: 'SCARTA',
    text: 'Non verrà mai fatto, e non si può riprendere.',
    done: 'Lavoro scartato',
  },
} as const

function JobDialog({ job, verb, onClose }: JobAction & { onClose: () => void }) {
  const act = useSystemAction(onClose)
  const { verb: word, text, done } = WORDS[verb]
  return (
    <AskDialog
      opened
      title={`${word === 'SCARTA' ? 'Scarti' : 'Riprovi'} «${taskName(job.task)}»?`}
      verb={word}
      danger={verb === 'discard'}
      pending={act.isPending}
      onConfirm={() => act.mutate({ path: `/system/jobs/${job._id}/${verb}`, done })}
      onCancel={onClose}
    >
      {job.error && <p>Ultimo errore: {job.error}</p>}
      <p>{text}</p>
    </AskDialog>
  )
}
