import 'server-only'
import { withTransaction } from '@/lib/core/db'
import type { Ctx } from '@/lib/http/context'
import { getRow } from '@/lib/resources/read'
import { createRow } from '@/lib/resources/write'
import { articleSchema } from './article-schema'
import { merchandising } from './resource'

const MOST_LETTERS = 120
const COPY = ' (copia)'

/** A draft like another item. Its shelf is empty, and codes of variants are the item's own: they are written anew. */
export async function duplicateArticle(ctx: Ctx, id: string): Promise<{ _id: string }> {
  return withTransaction(async (tx) => {
    const row = await getRow(merchandising, ctx.actor, id, tx)
    const fields = Object.fromEntries(Object.keys(articleSchema.shape).map((name) => [name, row[name]]))
    const varianti = row.varianti as Record<string, unknown>[]
    const copy = await createRow(
      merchandising,
      { ...ctx, tx },
      {
        ...fields,
        nome: `${String(row.nome).slice(0, MOST_LETTERS - COPY.length)}${COPY}`,
        stato: 'bozza',
        varianti: varianti.map(({ nome, prezzo, gestita, soglia, attiva, ordine }) => ({
          nome,
          prezzo,
          gestita,
          soglia,
          attiva,
          ordine,
          codice: '',
        })),
      },
    )
    return { _id: String(copy._id) }
  }, ctx.tx)
}
