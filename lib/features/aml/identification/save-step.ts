import 'server-only'
import type { Tx } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toEuro } from '@/lib/core/money'
import { isHigher } from '@/lib/features/aml/labels'
import { rulesOf } from '@/lib/features/aml/rules'
import type { Ctx } from '@/lib/http/context'
import type { Identificazione, Pratica, Prisma } from '@/prisma/generated/client'
import { applicantOf } from './applicant'
import { ended } from './end'
import { gapsOf } from './gaps'
import { inIdentification } from './locked'
import { classInForce, riskOf } from './risk'
import type { Dati, PassoInput } from './schema'

/**
 * Keeps one step as far as it is filled in; of what was completed the register keeps what it was. It holds until its day while it is
 * renewed, unless what is written now lacks something, is of somebody else or makes the client a greater risk: then it ends, and is
 * completed anew.
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
      const isOver = row.completataAt !== null && (await isNoLongerSo(tx, pratica, row, dati as Dati))
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

async function isNoLongerSo(
  tx: Tx,
  pratica: Pratica,
  { classe, classeMinima, scadeIl }: Identificazione,
  dati: Dati,
): Promise<boolean> {
  if (!scadeIl || scadeIl <= ended()) return false
  const { points, today } = await rulesOf(tx)
  if (gapsOf(dati, today, await applicantOf(tx, pratica)).length > 0) return true
  const risk = riskOf(dati, toEuro(pratica.importoRichiesto), points)
  return isHigher(classInForce(risk, classeMinima), classe ?? 'bassa')
}
