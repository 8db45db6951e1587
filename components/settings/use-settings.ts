import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import type { SettingsReply, SettingView } from '@/lib/features/settings/schema'
import { api } from '@/lib/http/client'

type Change = { key: string; value: unknown; motivoParole?: string }

/** The settings of the installation, and how one is changed: with the version that was last seen. */
export function useSettings() {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['settings', area]
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/settings', { area, signal }),
    meta: { silent: true },
  })
  const seen = (key: string): SettingView | undefined =>
    queries.getQueryData<SettingsReply>(queryKey)?.items.find((item) => item.key === key)
  const change = useMutation({
    mutationFn: ({ key, value, ...kept }: Change) =>
      api.patch(`/settings/${key}`, { value, version: seen(key)?.version ?? 0, ...kept }, { area }),
    onSuccess: (after) =>
      queries.setQueryData<SettingsReply>(
        queryKey,
        (now) => now && { items: now.items.map((item) => (item.key === after.key ? after : item)) },
      ),
    // The form says what went wrong.
    meta: { silent: true },
  })
  const refresh = async (key: string): Promise<SettingView | undefined> => {
    await queries.invalidateQueries({ queryKey })
    return seen(key)
  }
  return { list, change, refresh }
}
