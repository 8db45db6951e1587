import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { api } from '@/lib/http/client'
import type { Preferences, PreferencesInput } from '@/lib/notifications/preferences-schema'

/** Own choices; each change is saved at once, with the version that was last seen. */
export function usePreferences() {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['preferences', area]
  const own = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/preferences', { area, signal }),
    meta: { silent: true },
  })
  const change = useMutation({
    mutationFn: (input: Omit<PreferencesInput, 'version'>) => {
      const version = queries.getQueryData<Preferences>(queryKey)?.version ?? 0
      return api.patch('/preferences', { ...input, version }, { area })
    },
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after)
      toastSuccess('Preferenza salvata')
    },
    onError: async (error) => {
      toastError(error)
      await queries.invalidateQueries({ queryKey })
    },
    meta: { silent: true },
  })
  return { own, change }
}
