import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { save } from '@/components/data/files/download'
import { useLatestJob } from '@/components/data/job/use-job'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess, toastWarning } from '@/components/ui/toasts'
import { dayOfText } from '@/lib/core/dates'
import { api } from '@/lib/http/client'

const KIND = 'cubes.verify'

/** The operations of the status page; `jobId` is the last check of the figures that the reader has asked for. */
export function useOperations(onDone: () => void) {
  const area = useArea()
  const [started, setStarted] = useState<string | null>(null)
  const latest = useLatestJob(KIND)
  const shared = { onError: (error: Error) => toastError(error), onSettled: onDone, meta: { silent: true } }
  const mail = useMutation({
    mutationFn: () => api.post('/system/mail/test', undefined, { area }),
    onSuccess: ({ problema }) =>
      problema
        ? toastWarning(`La prova resta in coda. ${problema}`)
        : toastSuccess('La prova arriva al tuo indirizzo tra poco'),
    ...shared,
  })
  const cubes = useMutation({
    mutationFn: () => api.post('/system/cubes/verify', undefined, { area }),
    onSuccess: ({ jobId }) => setStarted(jobId),
    ...shared,
  })
  const diagnostics = useMutation({
    mutationFn: () => api.post('/system/diagnostics', undefined, { area }),
    onSuccess: (made) => {
      const text = JSON.stringify(made, null, 2)
      save(new Blob([text], { type: 'application/json' }), `diagnostica-${dayOfText(made.info.at)}.json`)
      toastSuccess('Diagnostica scaricata')
    },
    ...shared,
  })
  const pages = (values: Record<string, unknown>) => api.post('/system/pages/drop', values, { area })
  return { jobId: started ?? latest?._id ?? null, mail, cubes, diagnostics, pages }
}
