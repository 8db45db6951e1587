import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { StaleNotice } from './stale-notice'

/** As much of a reading of TanStack Query as is asked for here. */
export type Read = {
  isLoadingError: boolean
  isRefetchError: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => unknown
}

type Props = {
  query: Read
  title?: string
  /** What to say in place of the server's own words. */
  children?: ReactNode
}

/**
 * What is said of a reading that failed: an error where nothing was ever read, a line where what was read before stays on the
 * screen. Nothing where all is well.
 */
export function QueryProblem({ query, title, children }: Props) {
  const retry = () => void query.refetch()
  if (query.isRefetchError) return <StaleNotice onRetry={retry} busy={query.isFetching} />
  if (!query.isLoadingError) return null
  return (
    <ErrorState title={title} onRetry={retry}>
      {children ?? query.error?.message}
    </ErrorState>
  )
}
