import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import { isHigher } from '@/lib/features/aml/labels'
import { rulesOf } from '@/lib/features/aml/rules'
import type { Ctx } from '@/lib/http/context'
import type { Identificazione, Pratica, Prisma } from '@/prisma/generated/client'
import { ended } from './end'
import { inIdentification } from './locked'
import { classInForce, riskOf } from './risk'
import type { Dati, PassoInput } from './schema'

/**
 * Keeps one step as far as it is filled in; of what was completed the register keeps what it was. It holds until its day while it is
 * renewed, unless what is written now makes the client a greater risk: then it ends, and is completed with the new class.
 */
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
    if (row) {
      const isOver = row.completataAt !== null && (await isRiskier(tx, pratica, row, dati as Dati))
      await tx.identificazione.update({
        where: { id: row.id },
        data: {
          dati,
          inRinnovo: row.completataAt !== null,
          ...(isOver && { scadeIl: ended() }),
          version: { increment: 1 },
        },
      })
    } else await tx.identificazione.create({ data: { id: newId(), praticaId: pratica.id, dati } })
  })
}

async function isRiskier(
  tx: Tx,
  { importoRichiesto }: Pratica,
  { classe, classeMinima, scadeIl }: Identificazione,
  dati: Dati,
): Promise<boolean> {
  if (!scadeIl || scadeIl <= ended()) return false
  const { points } = await rulesOf(tx)
  return isHigher(
    classInForce(riskOf(dati, toEuro(importoRichiesto), points), classeMinima),
    classe ?? 'bassa',
  )
}
