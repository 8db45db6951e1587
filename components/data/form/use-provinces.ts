import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/http/client'

const DAY_MS = 86_400_000

/** Provinces of today as options, by their letters; what is chosen stands first until the list knows it. */
export function useProvinces(chosen: readonly string[]) {
  const list = useQuery({
    queryKey: ['province'],
    queryFn: () => api.get('/enums/province'),
    staleTime: DAY_MS,
  })
  const known = (list.data ?? []).map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` }))
  const others = chosen.filter((sigla) => !known.some(({ value }) => value === sigla))
  return {
    isPending: list.isPending,
    options: [...others.map((value) => ({ value, label: value })), ...known],
  }
}
