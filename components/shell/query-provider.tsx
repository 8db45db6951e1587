'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { toastError } from '@/components/ui/toasts'
import { ApiError, type Area } from '@/lib/http/client'
import { takePageData } from './page-data'

/** Only a lost connection or a 503 is worth another attempt; any other refusal would be the same again. */
const retry = (count: number, error: Error) =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503)

/** Every failed call is told once (specification §8), unless the screen shows it in its place. */
function newClient(): QueryClient {
  const tell = (error: Error, meta: Record<string, unknown> | undefined) => {
    if (!meta?.silent) toastError(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => tell(error, mutation.meta),
    }),
    defaultOptions: { queries: { staleTime: 30_000, retry } },
  })
}

export function QueryProvider({ area, children }: { area: Area; children: ReactNode }) {
  const [client] = useState(() => takePageData(newClient(), area))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
