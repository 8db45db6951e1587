'use client'

import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>

/** The next page, below those that are there: these stay in view where it does not come. */
export function MoreButton({ pages, label = 'MOSTRA ALTRI' }: { pages: Pages; label?: string }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages
  if (!hasNextPage) return null
  return (
    <Flex rowGap="xs" columnGap="md" align="center" wrap="wrap">
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchNextPageError ? 'RIPROVA' : label}
      </Button>
      {isFetchNextPageError && !isFetchingNextPage && (
        <Text role="alert" c="var(--bad)">
          Le righe seguenti non sono arrivate. {error?.message}
        </Text>
      )}
    </Flex>
  )
}
