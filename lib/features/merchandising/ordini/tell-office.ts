import 'server-only'
import { holdersOf } from '@/lib/auth/holders'
import type { Tx } from '@/lib/core/db'
import { formatEuro } from '@/lib/core/money'
import { notify } from '@/lib/notifications/mutations'
import { publish } from '@/lib/realtime/publish'
import type { MerchandisingOrder } from '@/prisma/generated/client'

/** Its sender, and the person who takes it on, see an order move. */
export async function announceOrder(tx: Tx, order: MerchandisingOrder): Promise<void> {
  const { id, codice, stato, version, role, userId } = order
  await publish(tx, { type: 'order.updated', data: { _id: id, codice, stato, version } }, [
    { role, userId },
    { role: 'admin', permission: 'merchandising_manage' },
  ])
}

/** A new order: the office sees it, and whoever approves orders hears of it in the bell. */
export async function tellOffice(tx: Tx, order: MerchandisingOrder): Promise<void> {
  const admins = await holdersOf(tx, 'merchandising_manage')
  for (const { id } of admins) {
    await notify(tx, {
      evento: 'ordine',
      role: 'admin',
      userId: id,
      titolo: `Nuovo ordine di merchandising ${order.codice}`,
      testo: `${order.richiedente}, ${formatEuro(order.totale)}`,
      href: `/admin/site/merchandising/ordini/${order.id}`,
    })
  }
  await announceOrder(tx, order)
}
