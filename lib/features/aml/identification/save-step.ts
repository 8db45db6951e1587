import 'server-only'
import { newId } from '@/lib/core/ids'
import type { Ctx } from '@/lib/http/context'
import type { Prisma } from '@/prisma/generated/client'
import { inIdentification } from './locked'
import type { PassoInput } from './schema'

/** Keeps one step as far as it is filled in; of what was completed the register keeps what it was. */
export async function saveStep(
  ctx: Ctx,
  praticaId: string,
  { version, passo, valori }: PassoInput,
): Promise<void> {
  await inIdentification(ctx, praticaId, version, async ({ tx, pratica, row }) => {
    const dati = {
      ...(row?.dati as Prisma.JsonObject | undefined),
      [passo]: valori,
    } as Prisma.InputJsonObject
    if (row)
      await tx.identificazione.update({
        where: { id: row.id },
        data: { dati, inRinnovo: row.completataAt !== null, version: { increment: 1 } },
      })
    else await tx.identificazione.create({ data: { id: newId(), praticaId: pratica.id, dati } })
  })
}
