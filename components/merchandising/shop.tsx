'use client'

import { IconShoppingCart } from '@tabler/icons-react'
import { useListQuery } from '@/components/data/list/use-list-query'
import { PageHeader } from '@/components/data/page/page-header'
import { Tabs } from '@/components/data/page/tabs'
import { Button } from '@/components/ui/button'
import { numberText } from '@/lib/core/number-text'
import { CartDrawer } from './cart-drawer'
import { piecesOf } from './cart-store'
import { Catalogue } from './catalogue'
import { OwnOrders } from './own-orders'
import { useCart } from './use-cart'

/** What agents order from: the catalogue, the cart, and what they have ordered. */
export function Shop() {
  const cart = useCart()
  // In the address: the number in the header leads here from every page.
  const { params, set } = useListQuery()
  const setOpen = (open: boolean) => set({ carrello: open ? 'aperto' : null })
  const pieces = piecesOf(cart.lines)
  return (
    <>
      <PageHeader
        title="Merchandising"
        primary={
          <Button
            look="primary"
            icon={<IconShoppingCart size={16} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {pieces === 0 ? 'CARRELLO' : `CARRELLO (${numberText(pieces)})`}
          </Button>
        }
      />
      <Tabs
        label="Merchandising"
        tabs={[
          { value: 'catalogo', label: 'Catalogo', panel: <Catalogue cart={cart} /> },
          {
            value: 'ordini',
            label: 'I miei ordini',
            panel: <OwnOrders cart={cart} onCart={() => setOpen(true)} />,
          },
        ]}
      />
      <CartDrawer cart={cart} opened={params.has('carrello')} onClose={() => setOpen(false)} />
    </>
  )
}
