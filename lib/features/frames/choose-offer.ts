import 'server-only'
import { withTransaction } from '@/lib/core/db'
import { invalidField, orNotFound } from '@/lib/core/errors'
import { lockById } from '@/lib/core/lock'
import { leads } from '@/lib/features/leads/resource'
import type { PublicCtx } from '@/lib/http/context'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Prisma } from '@/prisma/generated/client'

type Offer = { product?: { _id?: string } }
type Result = { offers?: Offer[] }

/** The offer that a person picks after the request was sent: kept on the lead, for who calls back. */
export async function chooseOffer(ctx: PublicCtx, leadId: string, productId: string): Promise<void> {
  await withTransaction(async (tx) => {
    await lockById(tx, 'lead', leadId)
    const found = await tx.lead.findUnique({ where: { id: leadId }, include: { quote: true } })
    const { quote, ...before } = orNotFound(found, 'Questa richiesta non c’è più.')
    if ((before.offerta as Offer | null)?.product?._id === productId) return
    const offers = (quote?.result as Result | undefined)?.offers ?? []
    const offerta = offers.find(({ product }) => product?._id === productId)
    if (!offerta) throw invalidField('offerta', 'Scegli una delle offerte del confronto.')
    const change = { offerta: offerta as Prisma.InputJsonObject }
    await writeVerb(leads, { ...ctx, tx }, { before, change })
  }, ctx.tx)
}
