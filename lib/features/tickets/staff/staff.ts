import type { Prisma } from '@/prisma/generated/client'

/** Who works with tickets now. */
export const TICKET_STAFF: Prisma.AdminWhereInput = {
  status: 'validated',
  OR: [{ permessiAttivi: { has: 'ticketing_access' } }, { permessiAttivi: { has: 'admin' } }],
}
