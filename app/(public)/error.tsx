'use client'

import { Failure } from '@/components/site/failure'

/** What people see when a page breaks while they use it; the shell around it stays. `retry` asks the server again. */
export default function PublicError({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  return <Failure code={error.digest} onRetry={retry} />
}
