'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { JobProgress } from '@/components/data/job/job-progress'
import { useLatestJob } from '@/components/data/job/use-job'
import { useArea } from '@/components/data/page/area'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { toastError } from '@/components/ui/toasts'
import { useConfirm } from '@/components/ui/use-confirm'
import { SURVEY, surveyResult } from '@/lib/features/files/storage/schema'
import { isOpenJob } from '@/lib/features/jobs/schema'
import { api } from '@/lib/http/client'
import { SurveyReport } from './survey-report'

/** Compares the store with the database: first a report, then what has no row may go. */
export function SurveyCard({ bucket }: { bucket: string }) {
  const area = useArea()
  const queries = useQueryClient()
  const latest = useLatestJob(SURVEY)
  const [started, setStarted] = useState<string | null>(null)
  const id = started ?? latest?._id
  const start = async (cancella: boolean) => {
    try {
      const { jobId } = await api.post('/storage/surveys', { bucket, cancella }, { area })
      setStarted(jobId)
      await queries.invalidateQueries({ queryKey: ['jobs', area, 'latest', SURVEY] })
    } catch (error) {
      toastError(error)
    }
  }
  const { ask, opened, pending, onConfirm, onCancel } = useConfirm(() => start(true))
  const report = latest?._id === id ? surveyResult.safeParse(latest?.result).data : undefined
  const orphans = report ? report.orfani - report.cancellati : 0
  return (
    <Section
      title="Oggetti orfani e file mancanti"
      description="Confronta l’archivio con il database: oggetti che nessuna riga conosce, righe il cui oggetto non c’è."
      actions={
        <>
          {orphans > 0 && (
            <Button size="xs" look="danger" onClick={ask}>
              CANCELLA GLI ORFANI
            </Button>
          )}
          <Button
            size="xs"
            disabled={latest !== undefined && isOpenJob(latest)}
            onClick={() => void start(false)}
          >
            CONTROLLA
          </Button>
        </>
      }
    >
      {id ? (
        <JobProgress
          key={id}
          id={id}
          parts="oggetti"
          onEnd={() => void queries.invalidateQueries({ queryKey: ['jobs', area, 'latest', SURVEY] })}
        >
          {({ result, updatedAt }) => <SurveyReport bucket={bucket} result={result} at={updatedAt} />}
        </JobProgress>
      ) : (
        <p>Nessun controllo finora.</p>
      )}
      <AskDialog
        opened={opened}
        title="Cancelli gli oggetti orfani?"
        verb="CANCELLA"
        danger
        pending={pending}
        onConfirm={() => void onConfirm()}
        onCancel={onCancel}
      >
        Vanno via gli oggetti che nessuna riga conosce e che hanno più di un’ora. Non si possono recuperare.
      </AskDialog>
    </Section>
  )
}
