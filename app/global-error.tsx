'use client'

import '@/components/ui/theme/tokens.css'
import '@/components/site/base.css'
import { Failure } from '@/components/site/failure'

/** Where even the page's frame could not be made: the words of every other failure, in a document of their own. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <html lang="it">
      <head>
        <title>Errore</title>
      </head>
      <body>
        <main>
          <Failure code={error.digest} onRetry={reset} />
        </main>
      </body>
    </html>
  )
}
