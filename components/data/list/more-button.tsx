'use client'

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import classes from './more-button.module.css'

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

/** The next page, below those that are there: these stay in view where it does not come. */
export function MoreButton({ pages, label = 'MOSTRA ALTRI' }: { pages: Pages; label?: string }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages
  if (!hasNextPage) return null
  return (
    <div className={classes.more}>
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'RIPROVA' : label}
      </Button>
      {isFetchNextPageError && !isFetchingNextPage && (
        <p role="alert" className={classes.wrong}>
          Le righe seguenti non sono arrivate. {error?.message}
        </p>
      )}
    </div>
  )
}
