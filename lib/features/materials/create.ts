import 'server-only'
import { columnOfDay } from '@/lib/core/dates'
import { withTransaction } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import type { Ctx } from '@/lib/http/context'
import type { AgentMaterial, Prisma } from '@/prisma/generated/client'
import { cardFor, noOffer } from './data'
import { findExample, flyerData } from './find-example'
import { titleOf } from './pdf-parts'
import type { MaterialInput } from './schema'
import type { FlyerData } from './types'

type Prepared = { agentId: string | null; data: FlyerData }

/** Today's figures for a flyer. @throws 422 on `input.importo` where nobody makes such an offer, 404 somebody else's agent */
export async function prepareMaterial({ actor }: Ctx, asked: MaterialInput): Promise<Prepared> {
  const card = await cardFor(actor, asked.agentId)
  const data = flyerData(asked, await findExample(asked))
  if (!data) throw noOffer()
  return { agentId: card?._id ?? null, data }
}

/** Keeps a flyer with its figures and where they come from: it is the record of what was handed out. */
export async function createMaterial(
  ctx: Ctx,
  { kind, layout, colore, input }: MaterialInput,
  { agentId, data }: Prepared,
): Promise<AgentMaterial> {
  const { role, userId } = ctx.actor
  return withTransaction(
    (tx) =>
      tx.agentMaterial.create({
        data: {
          id: newId(),
          agentId,
          kind,
          layout,
          colore,
          titolo: titleOf(kind, input),
          ...figuresOf(data),
          createdByRole: role,
          createdById: userId,
        },
      }),
    ctx.tx,
  )
}

/** The columns that a flyer's figures fill. */
export function figuresOf(data: FlyerData) {
  const { offer, asOf } = data
  const { importo, durataMesi, rata, tan, taeg, index, tenor, indexValue, product } = offer
  const source = index ? { index, tenor, valore: indexValue } : { tabella: product._id }
  return {
    importo: BigInt(toCents(importo)),
    durataMesi,
    rata: BigInt(toCents(rata)),
    tan,
    taeg,
    cifreAl: columnOfDay(asOf),
    dati: data as unknown as Prisma.InputJsonObject,
    rateVersion: { ...source, prodotto: product._id, asOf },
  }
}
