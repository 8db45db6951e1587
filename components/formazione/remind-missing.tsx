'use client'

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { JobProgress } from '@/components/data/job/job-progress'
import type { Row } from '@/components/data/list/use-rows'
import { useArea } from '@/components/data/page/area'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Button } from '@/components/ui/button'
import { Text } from '@/components/ui/layout'
import { toastError } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} persone`)

/** Has those told who have not done a course, and shows how far that is. */
export function RemindMissing({ row, missing }: { row: Row; missing: number }) {
  const area = useArea()
  const [asking, setAsking] = useState(false)
  const [job, setJob] = useState<string | null>(null)
  const remind = useMutation({
    mutationFn: () => api.post(`/formazione/${row._id}/remind`, { version: row.version as number }, { area }),
    onSuccess: ({ jobId }) => {
      setJob(jobId)
      setAsking(false)
    },
    onError: (error) => {
      setAsking(false)
      toastError(error)
    },
  })
  return (
    <>
      <Button look="primary" disabled={missing === 0} onClick={() => setAsking(true)}>
        AVVISA CHI MANCA
      </Button>
      <AskDialog
        title={`Avvisi ${people(missing)}?`}
        verb="INVIA"
        opened={asking}
        pending={remind.isPending}
        onConfirm={() => remind.mutate()}
        onCancel={() => setAsking(false)}
      >
        Chi non ha ancora completato il corso riceve un avviso nella sua area e un’e-mail. Nello stesso giorno
        nessuno è avvisato due volte.
      </AskDialog>
      {job && (
        <div style={{ flexBasis: '100%' }}>
          <JobProgress id={job} parts="persone">
            {({ result }) => {
              const told = (result as { avvisati?: number } | null)?.avvisati ?? 0
              const words =
                told === 0 ? 'Oggi erano già stati avvisati tutti.' : `Avviso inviato a ${people(told)}.`
              return (
                <Text c="dimmed" fz="xs" fw={400}>
                  {words}
                </Text>
              )
            }}
          </JobProgress>
        </div>
      )}
    </>
  )
}
