'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AudienceInput } from '@/components/audiences/audience-input'
import { FormDialog } from '@/components/data/form/form-dialog'
import { JobProgress } from '@/components/data/job/job-progress'
import { useLatestJob } from '@/components/data/job/use-job'
import { Button } from '@/components/ui/button'
import { Box, Group, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import type { AudienceRules } from '@/lib/features/audiences/schema'
import { isOpenJob, type JobView } from '@/lib/features/jobs/schema'
import { batchResult, batchValues, type MaterialInput } from '@/lib/features/materials/schema'
import { api } from '@/lib/http/client'
import { FileButton } from './file-button'

const KIND = 'materials.batch'
const NOBODY: AudienceRules = { regole: [], escludi: [] }

type ButtonProps = {
  /** The flyer as it is chosen; null while something of it is wrong. */
  asked: MaterialInput | null
  title: string
  disabled: boolean
}

/** The same flyer for many agents, each with their own contacts. */
export function BatchButton({ asked, title, disabled }: ButtonProps) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const send = async ({ audience }: Record<string, unknown>, headers: Record<string, string>) => {
    await api.post('/materials', { ...asked, agentId: null, audience }, { area: 'admin', headers })
    await queries.invalidateQueries({ queryKey: ['jobs', 'admin', 'latest', KIND] })
    await queries.invalidateQueries({ queryKey: ['materials', 'admin'] })
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        PER PIÙ AGENTI
      </Button>
      {isOpen && asked && (
        <FormDialog
          title="Volantini per più agenti"
          intro={`${title}: ognuno lo trova fra i suoi volantini, con i propri contatti; qui scarichi tutti i PDF insieme.`}
          fields={[]}
          schema={batchValues}
          start={{ audience: NOBODY }}
          verb="CREA I VOLANTINI"
          send={send}
          onClose={() => setOpen(false)}
          own={{
            name: 'audience',
            show: ({ values, errors, set }) => (
              <AudienceInput
                label="A chi"
                value={values.audience as AudienceRules}
                error={errors.audience}
                onChange={(audience) => set('audience', audience)}
              />
            ),
          }}
        />
      )}
    </>
  )
}

/** How far the last ones are, and their archive once it is there. */
export function BatchProgress() {
  const latest = useLatestJob(KIND)
  if (!latest) return null
  return (
    <Box mt="md">
      <Section title="Per più agenti">
        <JobProgress key={latest._id} id={latest._id} parts="volantini" hasEnded={!isOpenJob(latest)}>
          {(job) => <Archive job={job} />}
        </JobProgress>
      </Section>
    </Box>
  )
}

function Archive({ job }: { job: JobView }) {
  const { data } = batchResult.safeParse(job.result)
  if (!data) return null
  return (
    <Group gap="xs">
      <FileButton url={`/v2/storage/files/${data.fileId}`}>SCARICA LO ZIP</FileButton>
      <Text c="dimmed" fz="xs">
        Lo ZIP resta 30 giorni; i volantini restano agli agenti.
      </Text>
    </Group>
  )
}
