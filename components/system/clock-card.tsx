import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { StateBadge } from '@/components/ui/status-badge'
import type { Tone } from '@/components/ui/status-words'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import { CLOCK_STATES, type ClockState, type SystemInfo } from '@/lib/features/system/schema'
import { taskName } from './names'
import { ScrollingTable } from './scrolling-table'
import { useSystemAction } from './use-system'
import { every, milliseconds } from './words'

const TONES: Record<ClockState, Tone> = {
  never: 'neutral',
  running: 'info',
  ok: 'ok',
  late: 'warn',
  failed: 'bad',
}

type Task = NonNullable<SystemInfo['clock']>[number]

/** What runs by the clock: when it ran last, whether it is late, and a way to run it now. */
export function ClockCard({ info: { clock } }: { info: SystemInfo }) {
  const [confirming, setConfirming] = useState<Task | null>(null)
  const act = useSystemAction(() => setConfirming(null))
  if (!clock) return null
  return (
    <Section
      title="Attività pianificate"
      description="È in ritardo quella che manca da tre volte la sua pausa; una mai eseguita può non averne ancora avuto l’occasione."
      flush
    >
      <ScrollingTable label="Attività pianificate">
        <TableHead heads={['Attività', 'Stato', 'Ultima volta', 'Durata', 'Quando', 'Azioni']} />
        <tbody>
          {clock.map((task) => (
            <tr key={task.task}>
              <th scope="row">
                {taskName(task.task)}
                {task.error && (
                  <Text c="var(--bad)" fz="xs" breaks="anywhere">
                    {task.error}
                  </Text>
                )}
              </th>
              <td>
                <StateBadge label={CLOCK_STATES[task.state]} tone={TONES[task.state]} />
              </td>
              <td>{task.startedAt ? formatInstant(task.startedAt) : '—'}</td>
              <td>{task.durationMs === null ? '—' : milliseconds(task.durationMs)}</td>
              <td>{every(task.everyMinutes)}</td>
              <td>
                <Button
                  size="xs"
                  aria-label={`ESEGUI ORA: ${taskName(task.task)}`}
                  onClick={() => setConfirming(task)}
                >
                  ESEGUI ORA
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {confirming && (
        <AskDialog
          opened
          title={`Esegui ora «${taskName(confirming.task)}»?`}
          verb="ESEGUI"
          pending={act.isPending}
          onConfirm={() =>
            act.mutate({ path: `/system/tasks/${confirming.task}/run`, done: 'Attività messa in coda' })
          }
          onCancel={() => setConfirming(null)}
        >
          Parte appena c’è posto, e si esegue comunque alla sua ora.
        </AskDialog>
      )}
    </Section>
  )
}
