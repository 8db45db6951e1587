'use client'

import { FileButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { postFile } from '@/components/data/imports/send-file'
import { JobProgress } from '@/components/data/job/job-progress'
import { useLatestJob } from '@/components/data/job/use-job'
import { Button } from '@/components/ui/button'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { isOpenJob, type JobView } from '@/lib/features/jobs/schema'
import type { ImportProgress } from '@/lib/features/rates/schema'
import { useRateCalls } from './use-rates'

const COLUMNS = 'date,index,tenor,value oppure from,to,category,class_from,class_to,tegm'

/** Values or thresholds from a CSV file: the kind of the file is known by its columns. */
export function RatesImport() {
  const latest = useLatestJob('rates.import')
  const { refresh } = useRateCalls()
  const send = useMutation({
    mutationFn: (file: File) => postFile<{ _id: string }>('/rates/import', file, 'admin'),
    meta: { silent: true },
  })
  const id = send.data?._id ?? latest?._id
  return (
    <Section
      title="Importa un file"
      description="Tassi della BCE o della propria fonte, oppure i TEGM di un trimestre: il tipo si riconosce dalle colonne."
    >
      <Stack miw={0}>
        <Text c="dimmed" fz="xs" breaks="anywhere">
          Colonne: <code>{COLUMNS}</code>; oppure il CSV dell’Euribor come lo scarica il portale della BCE, o
          la sua API. Al massimo 25 MB; i valori che ci sono già restano come sono.
        </Text>
        <Flex rowGap="xs" columnGap="md" align="center" wrap="wrap">
          <FileButton accept=".csv,text/csv" onChange={(file) => file && send.mutate(file)}>
            {(button) => (
              <Button {...button} look="primary" loading={send.isPending}>
                SCEGLI IL FILE
              </Button>
            )}
          </FileButton>
          <Box
            href="/v2/rates?format=csv"
            download
            component="a"
            display="inline-block"
            mih={24}
            c="var(--link)"
            lh="24px"
          >
            Scarica l’ultimo anno in CSV
          </Box>
        </Flex>
        {send.error && (
          <Text role="alert" c="var(--bad)">
            {send.error.message}
          </Text>
        )}
        {id && (
          <JobProgress
            key={id}
            id={id}
            parts="righe"
            hasEnded={!send.data && latest !== undefined && !isOpenJob(latest)}
            onEnd={() => void refresh()}
          >
            {(job) => <Report job={job} />}
          </JobProgress>
        )}
      </Stack>
    </Section>
  )
}

/** What an import did, and the lines that it refused. */
function Report({ job }: { job: JobView }) {
  // Written by lib/features/rates/import-file.ts.
  const result = job.result as ImportProgress['result']
  if (!result) return null
  const { rows, created, updated, unchanged, problemCount, problems } = result
  return (
    <>
      <Text c="dimmed" fz="xs" breaks="anywhere">
        {rows} righe lette: {created} nuove, {updated} cambiate, {unchanged} uguali, {problemCount} rifiutate.
      </Text>
      {problems.length > 0 && (
        <Box component="ul" m={0} pl="md" fz="row">
          {problems.map(({ line, reason }) => (
            <li key={line}>
              Riga {line}: {reason}
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
