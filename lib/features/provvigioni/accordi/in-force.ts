import 'server-only'
import { columnOfDay, type Day, dayOfColumn } from '@/lib/core/dates'
import type { Tx } from '@/lib/core/db'
import type { Accordo, Prisma, Prodotto } from '@/prisma/generated/client'

export type Matter = {
  agentId: string | null
  agencyId: string | null
  product: Prodotto
  bankId: string | null
}

/** What a case keeps of its agreement; amounts in cents. `accordo` says which it was, for people. */
export type Frozen = {
  clientFeePct: number
  clientFeeMax: number | null
  split: { agente: number; manager: number; agenzia: number; sede: number }
  accordo: { id: string; tipo: Accordo['tipo']; dal: Day } | null
}

const WIDTH: Record<Accordo['tipo'], number> = { agente: 2, agenzia: 1, rete: 0 }

/**
 * The narrower agreement counts: an agent's before the agency's before the network's; of one of these, that of a
 * product and a bank before that of a bank, before that of a product, before that of everything.
 */
export const rankOf = ({ tipo, product, bankId }: Pick<Accordo, 'tipo' | 'product' | 'bankId'>): number =>
  WIDTH[tipo] * 4 + (bankId ? 2 : 0) + (product ? 1 : 0)

/** The agreements that a day knows for an agent, of an agency. */
export const validOn = (day: Day): Prisma.AccordoWhereInput => ({
  validFrom: { lte: columnOfDay(day) },
  OR: [{ validTo: null }, { validTo: { gte: columnOfDay(day) } }],
})

export const withParties = ({
  agentId,
  agencyId,
}: Pick<Matter, 'agentId' | 'agencyId'>): Prisma.AccordoWhereInput => ({
  OR: [
    { tipo: 'rete' },
    ...(agencyId ? [{ tipo: 'agenzia', agencyId } as const] : []),
    ...(agentId ? [{ tipo: 'agente', agentId } as const] : []),
  ],
})

/** The agreement that counts for a case opened on this day; null where nobody has written any. */
export async function accordoInForce(tx: Tx, matter: Matter, day: Day): Promise<Accordo | null> {
  const { product, bankId } = matter
  const found = await tx.accordo.findMany({
    where: {
      AND: [
        validOn(day),
        withParties(matter),
        { OR: [{ product: null }, { product }] },
        { OR: [{ bankId: null }, ...(bankId ? [{ bankId }] : [])] },
      ],
    },
  })
  return found.sort((a, b) => rankOf(b) - rankOf(a))[0] ?? null
}

/** The percentages that a case keeps. */
export const frozenBy = (accordo: Accordo): Frozen => ({
  clientFeePct: Number(accordo.clientFeePct),
  clientFeeMax: accordo.clientFeeMax === null ? null : Number(accordo.clientFeeMax),
  split: {
    agente: Number(accordo.agentePct),
    manager: Number(accordo.managerPct),
    agenzia: Number(accordo.agenziaPct),
    sede: Number(accordo.sedePct),
  },
  accordo: { id: accordo.id, tipo: accordo.tipo, dal: dayOfColumn(accordo.validFrom) },
})
