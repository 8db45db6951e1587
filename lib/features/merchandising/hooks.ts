import 'server-only'
import { db, type Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'

type Row = Record<string, unknown>
type Variant = { _id?: unknown; nome?: unknown }

/** Variants are kept in the order in which they are given; one that has a past stays. */
export async function prepareVariants(input: Row, before: Row | null): Promise<Row> {
  if (!Array.isArray(input.varianti)) return input
  const rows = input.varianti as Row[]
  const kept = new Set(rows.map((row) => row?._id))
  const gone = ((before?.varianti ?? []) as Variant[]).filter(({ _id }) => !kept.has(_id))
  if (gone.length > 0) await refuseUsed(gone)
  return {
    ...input,
    varianti: rows.map((row, ordine) => (typeof row === 'object' && row !== null ? { ...row, ordine } : row)),
  }
}

async function refuseUsed(gone: readonly Variant[]): Promise<void> {
  const used = await db().merchandisingVariante.findFirst({
    where: {
      id: { in: gone.map(({ _id }) => String(_id)) },
      OR: [{ lines: { some: {} } }, { movimenti: { some: {} } }],
    },
    select: { nome: true },
  })
  if (used)
    throw invalidField(
      'varianti',
      `La variante «${used.nome || 'unica'}» ha già ordini o movimenti: togli la spunta «In vendita».`,
    )
}

/** What was ordered, or counted, stays for those who look back; what is only in carts leaves them. */
export async function refusePast({ before, tx }: { before: Row; tx: Tx }): Promise<void> {
  const merchId = String(before.id)
  const ordered = await tx.merchandisingOrderLine.count({ where: { merchId } })
  if (ordered > 0) throw new AppError('conflict', 'L’articolo è già stato ordinato: archivialo.')
  const moved = await tx.merchandisingMovimento.count({ where: { merchId } })
  if (moved > 0) throw new AppError('conflict', 'L’articolo ha movimenti di magazzino: archivialo.')
  await tx.cartEntry.deleteMany({ where: { merchId } })
}
