import 'server-only'
import type { Prisma, StatoOrdine } from '@/prisma/generated/client'
import { ITEMS } from '../content/merchandising'
import { bulk } from '../core/bulk'
import { shuffledCode } from '../core/codes'
import { daysFrom, rowsOf, type Seeding } from '../core/context'
import { at } from '../core/random'

type ItemRow = Prisma.MerchandisingCreateManyInput & {
  id: string
  nome: string
  prezzo: number
  varianti: string[]
}

function toItem(
  { id, now }: Seeding,
  [nome, descrizione, prezzo, varianti]: (typeof ITEMS)[number],
  ordine: number,
): ItemRow {
  const since = daysFrom(now, -700 + ordine)
  return {
    id: id(since),
    nome,
    descrizione,
    prezzo,
    varianti: [...varianti],
    ordine,
    createdAt: since,
    updatedAt: since,
  }
}

function linesOf({ rng, id }: Seeding, orderId: string, items: readonly ItemRow[], when: Date) {
  return rng.sample(items, rng.int(1, 4)).map((item) => ({
    id: id(when),
    orderId,
    merchId: item.id,
    nome: item.nome,
    variant: item.varianti.length > 0 ? rng.pick(item.varianti) : '',
    quantity: rng.int(1, 10),
    prezzo: item.prezzo,
  }))
}

/** The catalogue and the orders that agents have sent. */
export async function seedMerchandising(seeding: Seeding): Promise<void> {
  const { client, rng, id, now } = seeding
  const items = ITEMS.map((item, ordine) => toItem(seeding, item, ordine))
  await bulk(client, 'merchandising', items)
  const agents = await rowsOf<{ id: string }>(
    client,
    "SELECT id FROM agents WHERE status = 'validated' ORDER BY id",
  )
  const orders = Array.from({ length: seeding.count(60, 3) }, (_, index) => {
    const age = rng.int(1, 500)
    const when = daysFrom(now, -age)
    const orderId = id(when)
    const lines = linesOf(seeding, orderId, items, when)
    const stato: StatoOrdine =
      age > 20 ? rng.pick(['spedito', 'spedito', 'annullato']) : rng.pick(['inviato', 'preparazione'])
    const order = {
      id: orderId,
      codice: `M${when.getUTCFullYear() % 100}-${shuffledCode(index)}`,
      role: 'agent' as const,
      userId: at(agents, rng.int(0, agents.length - 1)).id,
      stato,
      totale: lines.reduce((sum, line) => sum + line.prezzo * line.quantity, 0),
      createdAt: when,
      updatedAt: when,
    }
    return { order, lines }
  })
  await bulk<Prisma.MerchandisingOrderCreateManyInput>(
    client,
    'merchandising_orders',
    orders.map(({ order }) => order),
  )
  await bulk(
    client,
    'merchandising_order_lines',
    orders.flatMap(({ lines }) => lines),
  )
}
