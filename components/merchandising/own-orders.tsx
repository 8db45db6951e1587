'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { MoreButton } from '@/components/data/list/more-button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Stack } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { api } from '@/lib/http/client'
import { OwnOrderCard } from './own-order-card'
import type { CartState } from './use-cart'

type Props = { cart: CartState; onCart: () => void }

/** What the reader has ordered, newest first. */
export function OwnOrders({ cart, onCart }: Props) {
  const { area } = cart
  const found = useInfiniteQuery({
    queryKey: ['merchandising/orders', area, 'mine'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/merchandising/orders/mine', { area, signal, query: { cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    meta: { silent: true },
  })
  if (found.isPending) return <SkeletonText lines={8} />
  if (!found.data) return <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
  const orders = found.data.pages.flatMap(({ items }) => items)
  if (orders.length === 0)
    return (
      <EmptyState title="Nessun ordine">
        Quando invii il carrello l’ordine compare qui, e vedi a che punto è.
      </EmptyState>
    )
  return (
    <Stack gap="md">
      <Stack component="ul" gap={0}>
        {orders.map((order) => (
          <OwnOrderCard key={order._id} order={order} cart={cart} onCart={onCart} />
        ))}
      </Stack>
      <MoreButton pages={found} />
    </Stack>
  )
}
