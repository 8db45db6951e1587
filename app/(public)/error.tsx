'use client'

import { Failure } from '@/components/site/failure'

/** What people see when a page breaks while they use it; the shell around it stays. */
export default function PublicError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return <Failure code={error.digest} onRetry={reset} />
}
