import type { Prisma } from '@/prisma/generated/client'
import { ITEMS } from '../content/merchandising'
import { ARTICLE_HEIGHT, ARTICLE_WIDTH, articleDrawing } from '../core/article-drawing'
import { bulk } from '../core/bulk'
import { daysFrom, rowsOf, type Seeding } from '../core/context'
import { storeDrawn } from '../core/drawn-files'
import { type Piece, seedMerchandisingOrders } from './merchandising-orders'
import { movementsOf } from './merchandising-stock'

type Item = (typeof ITEMS)[number]

function itemRow({ id, now }: Seeding, item: Item, ordine: number) {
  const since = daysFrom(now, -700 + ordine)
  const { nome, descrizione, categoria, prezzo, limiti } = item
  return {
    id: id(since),
    nome,
    descrizione,
    categoria,
    prezzo,
    ordine,
    minimo: limiti?.minimo ?? 1,
    multiplo: limiti?.multiplo ?? 1,
    massimo: limiti?.massimo ?? null,
    destinatari: [...(item.per ?? [])],
    campi: item.campi ?? [],
    createdAt: since,
    updatedAt: since,
  }
}

function piecesOf(seeding: Seeding, item: Item, row: ReturnType<typeof itemRow>): Piece[] {
  return (item.varianti ?? ['']).map((nome, ordine) => ({
    id: seeding.id(row.createdAt),
    merchId: row.id,
    articolo: row.nome,
    nome,
    ordine,
    codice: nome ? `${item.codice}-${nome.slice(0, 3).toUpperCase()}` : item.codice,
    prezzo: row.prezzo,
    gestita: item.stock !== undefined,
    soglia: item.soglia ?? 0,
    libera: item.stock?.[ordine] ?? 0,
    riservata: 0,
    since: row.createdAt,
    minimo: row.minimo,
    multiplo: row.multiplo,
    massimo: row.massimo,
    uscite: [],
    campi: row.campi,
  }))
}

/** Each article has its picture, drawn as those of the site. */
async function seedPictures(seeding: Seeding, rows: readonly ReturnType<typeof itemRow>[]): Promise<void> {
  const { client } = seeding
  const [admin] = await rowsOf<{ id: string }>(client, 'SELECT id FROM admins ORDER BY id LIMIT 1')
  if (!admin) return
  const drawn = rows.flatMap((row) => {
    const svg = articleDrawing(row.nome)
    return svg ? [{ row, svg }] : []
  })
  const urls = await storeDrawn(
    seeding,
    drawn.map(({ row, svg }) => ({
      svg,
      since: row.createdAt,
      name: 'articolo.webp',
      width: ARTICLE_WIDTH,
      height: ARTICLE_HEIGHT,
      ownerRole: 'admin',
      ownerId: admin.id,
      use: { model: 'Merchandising', recordId: row.id, field: 'immagini' },
    })),
  )
  for (const [at, { row }] of drawn.entries()) {
    await client.query('UPDATE merchandising SET immagini = $2 WHERE id = $1', [
      row.id,
      JSON.stringify([{ url: urls[at], alt: row.nome }]),
    ])
  }
}

/** The catalogue with its stock, and the orders that agents have sent. */
export async function seedMerchandising(seeding: Seeding): Promise<void> {
  const { client } = seeding
  const rows = ITEMS.map((item, ordine) => itemRow(seeding, item, ordine))
  await bulk(client, 'merchandising', rows)
  await seedPictures(seeding, rows)
  const pieces = rows.flatMap((row, n) => piecesOf(seeding, ITEMS[n] as Item, row))
  const writeOrders = await seedMerchandisingOrders(seeding, pieces)
  // What is set aside for orders lies on the shelf too.
  await bulk<Prisma.MerchandisingVarianteCreateManyInput>(
    client,
    'merchandising_varianti',
    pieces.map(({ id, merchId, nome, codice, ordine, gestita, soglia, libera, riservata }) => ({
      id,
      merchId,
      nome,
      codice,
      ordine,
      gestita,
      soglia,
      attiva: true,
      giacenza: libera + riservata,
      riservata,
    })),
  )
  await writeOrders()
  await bulk(
    client,
    'merchandising_movimenti',
    pieces.flatMap((piece) => movementsOf(seeding, piece)),
  )
}
