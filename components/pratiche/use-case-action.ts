'use client'

import { useMutation } from '@tanstack/react-query'
import { useArea } from '@/components/shell/area'
import { toastSuccess } from '@/components/ui/toasts'
import { declaredApi } from '@/lib/http/client'
import { useCase } from './case-context'

/** One verb of /v2/pratiche/{id}; a refusal is told as the server words it. */
export function useCaseAction<Body>(path: string, done: string) {
  const area = useArea()
  const { pratica, reload } = useCase()
  return useMutation({
    mutationFn: (body: Body) => declaredApi.post(`/pratiche/${pratica._id}${path}`, body, { area }),
    onSuccess: async () => {
      // The page must know the new version before anybody acts on what is told.
      await reload()
      toastSuccess(done)
    },
  })
}
