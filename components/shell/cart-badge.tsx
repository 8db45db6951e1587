'use client'

import { IconShoppingCart } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { piecesOf } from '@/components/merchandising/cart-store'
import { IntentLink } from '@/components/ui/intent-link'
import { whenIdle } from '@/components/ui/when-idle'
import { numberText } from '@/lib/core/number-text'
import { api } from '@/lib/http/client'
import classes from './cart-badge.module.css'
import { CountPill } from './count-pill'
import { useNavigation } from './use-navigation'

const SHOP = '/agents/merchandising'

/** The cart of who may order, wherever they are: how many pieces wait in it, and the way to it. An empty one is not shown. */
export function CartBadge() {
  const mayOrder = useNavigation().some(({ screens }) => screens.some(({ path }) => path === SHOP))
  return mayOrder ? <Badge /> : null
}

function Badge() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  // Asked for once, after everything else; from then on cart.updated says when it has changed.
  const { data } = useQuery({
    queryKey: ['cart', 'agent'],
    queryFn: ({ signal }) => api.get('/merchandising/cart', { area: 'agent', signal }),
    enabled: idle,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  })
  const pieces = piecesOf(data ?? [])
  if (pieces === 0) return null
  const words = pieces === 1 ? '1 pezzo' : `${numberText(pieces)} pezzi`
  return (
    <IntentLink href={`${SHOP}?carrello=aperto`} className={classes.badge} aria-label={`Carrello, ${words}`}>
      <IconShoppingCart size={20} stroke={1.6} aria-hidden="true" />
      <CountPill count={pieces} bg="var(--link)" />
    </IntentLink>
  )
}
