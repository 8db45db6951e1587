import type { Actor } from '@/lib/auth/actor'
import type { Prisma } from '@/prisma/generated/client'
import { visibleAppointments, visibleDocuments, visibleEvents } from './access'

/** What is written together has one instant: the id, which rises, decides. */
const IN_ORDER = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]

const LATEST_EVENTS = [{ at: 'desc' as const }, { id: 'desc' as const }]

const DETAIL = {
  agent: { select: { id: true, nome: true, cognome: true, email: true, telefono: true, managerId: true } },
  agency: { select: { id: true, nome: true } },
  bank: { select: { id: true, nome: true } },
  bankProduct: { select: { id: true, nome: true } },
  lead: {
    select: { id: true, codice: true, version: true, stato: true, agentId: true, appuntamentoAt: true },
  },
  persone: {
    include: { client: { select: { nome: true, cognome: true, email: true, telefono: true } } },
    orderBy: IN_ORDER,
  },
  righeProvvigione: { orderBy: IN_ORDER },
} as const

/** What is read of a case for its page: of what hangs on it the rows that this reader may see. */
export const detailFor = (actor: Actor) =>
  ({
    ...DETAIL,
    documenti: {
      where: visibleDocuments(actor),
      include: { file: true },
      orderBy: IN_ORDER,
    },
    eventi: { where: visibleEvents(actor), orderBy: LATEST_EVENTS, take: 200 },
    richieste: { where: visibleAppointments(actor), orderBy: IN_ORDER },
  }) as const

export type Detail = Prisma.PraticaGetPayload<{ include: ReturnType<typeof detailFor> }>
