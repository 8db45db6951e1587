import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastSuccess } from '@/components/ui/toasts'
import type { Setup, SetupAction } from '@/lib/features/setup/schema'
import { api } from '@/lib/http/client'

type Failure = { action: SetupAction; words: string }

/** The list as it is now, and what its buttons do; what a trial fails of stays to be read. */
export function useSetup(start: Setup) {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['setup', area]
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/setup', { area, signal }),
    initialData: start,
    meta: { silent: true },
  })
  const { mutate, isPending, variables, error, data } = useMutation({
    mutationFn: (action: SetupAction) => run(action, area),
    onSuccess: (failed, action) => {
      if (failed === null) toastSuccess(DONE[action])
      return queries.invalidateQueries({ queryKey })
    },
    meta: { silent: true },
  })
  const words = error?.message ?? data
  return {
    setup: list.data ?? start,
    act: (action: SetupAction) => mutate(action),
    running: isPending ? variables : null,
    error: (!isPending && words && variables ? { action: variables, words } : null) as Failure | null,
  }
}

const DONE: Record<SetupAction, string> = {
  templates: 'Bozze pronte',
  mail: 'Messaggio inviato: guarda se è arrivato',
  store: 'L’archivio scrive e rilegge',
  backup: 'Annotato',
}

/** Why it failed, in words; null where it did not. */
async function run(action: SetupAction, area: ReturnType<typeof useArea>): Promise<string | null> {
  switch (action) {
    case 'templates':
      await api.post('/pages/templates', undefined, { area })
      return null
    case 'backup':
      await api.post('/setup/backup', undefined, { area })
      return null
    case 'mail': {
      const { ok, error } = await api.post('/setup/mail', undefined, { area })
      return ok ? null : error
    }
    case 'store': {
      const { ok, error } = await api.post('/setup/store', undefined, { area })
      return ok ? null : error
    }
  }
}
