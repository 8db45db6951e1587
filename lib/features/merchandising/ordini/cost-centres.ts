import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { allowedRows } from '@/lib/resources/access'
import type { Prisma } from '@/prisma/generated/client'
import { managesOrders, visibleOrders } from './access'

const MOST = 30

/** Cost centres that may be meant: the own agency, and those that it, or the reader, has named most often. */
export async function costCentres({ actor }: Scope): Promise<string[]> {
  const { agencyId } = actor
  const office = managesOrders(actor) !== false
  const own: Prisma.MerchandisingOrderWhereInput[] = [
    { role: actor.role, userId: actor.userId },
    ...(agencyId ? [{ agencyId }] : []),
  ]
  const [agency, used] = await Promise.all([
    agencyId ? db().agency.findUnique({ where: { id: agencyId }, select: { nome: true } }) : null,
    db().merchandisingOrder.groupBy({
      by: ['centroCosto'],
      where: { centroCosto: { not: '' }, ...(office ? allowedRows(visibleOrders, actor) : { OR: own }) },
      _count: { _all: true },
      orderBy: [{ _count: { id: 'desc' } }, { centroCosto: 'asc' }],
      take: MOST,
    }),
  ])
  return [...new Set([...(agency ? [agency.nome] : []), ...used.map(({ centroCosto }) => centroCosto)])]
}
