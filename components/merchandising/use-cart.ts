'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useArea } from '@/components/data/page/area'
import { toastError } from '@/components/ui/toasts'
import type { SendInput } from '@/lib/features/merchandising/schema'
import type { CartLine, Testo, VariantQuantity } from '@/lib/features/merchandising/types'
import { api } from '@/lib/http/client'
import { changedCart, type Place } from './cart-store'

type Item = ({ quantity: number } | { quantities: VariantQuantity[] }) & { testi?: Testo[] }

/** The cart of whoever is signed in: what the server replies is what is shown. */
export function useCart() {
  const area = useArea()
  const queries = useQueryClient()
  const queryKey = ['cart', area]
  const [busy, setBusy] = useState(false)
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/merchandising/cart', { area, signal }),
    meta: { silent: true },
  })
  const show = (cart: CartLine[]) => queries.setQueryData(queryKey, cart)
  const doing = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toastError(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    area,
    busy,
    found,
    lines: found.data ?? [],
    show,
    /** Replaces the cart by the reply; whether it was taken. */
    add: (merchID: string, item: Item) =>
      doing(async () => {
        show(await api.post('/merchandising/cart/add', { merchID, ...item }, { area }))
        return true
      }),
    change: (place: Place, quantity: number | VariantQuantity[]) =>
      doing(async () => {
        const { merchandising, riga } = place
        const shown = () => queries.getQueryData<CartLine[]>(queryKey) ?? []
        // At once, so that a second number goes on from the first.
        show(changedCart(shown(), place, quantity))
        try {
          const input = { merchID: merchandising._id, quantity, riga }
          const left = await api.post('/merchandising/cart/change_quantity', input, { area })
          show(changedCart(shown(), place, left))
        } finally {
          // The amounts, and whether it can be sent now.
          await queries.invalidateQueries({ queryKey })
        }
      }),
    /** Other words for a line: with those of another line, both become one. */
    write: async ({ merchandising, riga }: Place, testi: Testo[]) => {
      const input = { merchID: merchandising._id, riga, testi }
      show(await api.post('/merchandising/cart/testi', input, { area }))
    },
    /** Empties the cart; refused, it stays and says why. */
    send: async (input: SendInput, headers: Record<string, string>) => {
      try {
        const order = await api.post('/merchandising/cart/send_request', input, { area, headers })
        show([])
        await queries.invalidateQueries({ queryKey: ['merchandising/orders', area] })
        return order
      } finally {
        void queries.invalidateQueries({ queryKey })
        void queries.invalidateQueries({ queryKey: ['merchandising', area] })
      }
    },
  }
}

export type CartState = ReturnType<typeof useCart>
