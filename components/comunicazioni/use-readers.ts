import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import type { VistaLettori } from '@/lib/features/comunicazioni/schema'
import { api } from '@/lib/http/client'

type Asked = { vista: VistaLettori; q: string; isSending: boolean }
const POLL_MS = 2_000
const AT_ONCE = 20

/** Those who were meant, page by page; while they are being told, it looks again. */
export function useReaders(id: string, { vista, q, isSending }: Asked) {
  const area = useArea()
  return useInfiniteQuery({
    queryKey: ['comunicazioni', area, id, 'readers', vista, q],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get(`/comunicazioni/${id}/readers`, {
        area,
        signal,
        query: { vista, q, cursor: pageParam, limit: AT_ONCE },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const totals = state.data?.pages[0]?.totali
      return isSending && totals && totals.notificati < totals.destinatari ? POLL_MS : false
    },
    meta: { silent: true },
  })
}
