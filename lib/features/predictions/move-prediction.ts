import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { toCents } from '@/lib/core/money'
import type { Ctx } from '@/lib/http/context'
import { lockRow } from '@/lib/resources/lock'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Prediction, Prisma } from '@/prisma/generated/client'
import { checkMonth } from './hooks'
import { predictions } from './resource'
import type { ChiudiInput, SpostaInput } from './schema'

/** To another month, this one or a later one: an open forecast says what is still to come. */
export async function movePrediction(ctx: Ctx, id: string, input: SpostaInput): Promise<Prediction> {
  const { anno, mese, probabilita, version } = input
  checkMonth({ anno, mese }, null)
  return change(ctx, id, version, async () => ({
    anno,
    mese,
    ...(probabilita === undefined ? {} : { probabilita }),
  }))
}

/** Ends a forecast by hand. That of a case comes true with its payment alone. */
export async function closePrediction(ctx: Ctx, id: string, input: ChiudiInput): Promise<Prediction> {
  const { esito, importo, motivo, version } = input
  return change(
    ctx,
    id,
    version,
    async (before) => {
      if (esito === 'realizzata' && before.praticaId)
        throw invalidField(
          'esito',
          'La previsione di una pratica si realizza da sola quando la pratica è liquidata.',
        )
      const paid = importo === undefined ? before.importo : BigInt(toCents(importo))
      return { stato: esito, esitoAt: new Date(), esitoImporto: esito === 'realizzata' ? paid : null }
    },
    motivo,
  )
}

type Columns = Prisma.PredictionUncheckedUpdateInput

async function change(
  ctx: Ctx,
  id: string,
  version: number,
  columns: (before: Prediction) => Promise<Columns>,
  reason?: string,
): Promise<Prediction> {
  return withTransaction(async (tx) => {
    const before = await lockRow(predictions, { ...ctx, tx }, id, version)
    if (before.stato !== 'aperta')
      throw new AppError('conflict', 'La previsione è già chiusa: non cambia più.')
    return writeVerb(predictions, { ...ctx, tx }, { before, change: await columns(before), reason })
  }, ctx.tx)
}
