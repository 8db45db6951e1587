'use client'

import { useMutation } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Known } from '@/lib/http/client-routes'
import { useCase } from './case-context'

type Path<P extends string> = `/pratiche/${string}${P}`

/** One verb of /v2/pratiche/{id}; a refusal is told as the server words it. */
export function useCaseAction<const P extends string>(path: P & Known<'POST', Path<P>>, done: string) {
  const area = useArea()
  const { pratica, reload } = useCase()
  return useMutation({
    mutationFn: (body: object) =>
      api.post<Path<P>>(`/pratiche/${pratica._id}${path}` as Path<P> & Known<'POST', Path<P>>, body, {
        area,
      }),
    onSuccess: async () => {
      // The page must know the new version before anybody acts on what is told.
      await reload()
      toastSuccess(done)
    },
  })
}
