import 'server-only'
import { type Actor, type ClientScope, can } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { allowedRows } from '@/lib/resources/access'
import { visibleAppointments, visibleDocuments, visibleEvents, visiblePratiche } from './access'
import { presentDetail } from './present'

const DETAIL = {
  agent: { select: { id: true, nome: true, cognome: true, email: true, telefono: true, managerId: true } },
  agency: { select: { id: true, nome: true } },
  bank: { select: { id: true, nome: true } },
  bankProduct: { select: { id: true, nome: true } },
  lead: { select: { id: true, codice: true } },
  persone: {
    include: { client: { select: { nome: true, cognome: true, email: true, telefono: true } } },
    orderBy: { createdAt: 'asc' },
  },
  righeProvvigione: { orderBy: { createdAt: 'asc' } },
} as const

const detailFor = (actor: Actor) =>
  ({
    ...DETAIL,
    documenti: {
      where: visibleDocuments(actor),
      include: { file: true },
      orderBy: { createdAt: 'asc' },
    },
    eventi: { where: visibleEvents(actor), orderBy: { at: 'desc' }, take: 200 },
    richieste: { where: visibleAppointments(actor), orderBy: { createdAt: 'asc' } },
  }) as const

/** A case with its people, documents, timeline and, for readers who may see them, commissions. */
export async function praticaDetail(actor: Actor, id: string) {
  const where = { AND: [allowedRows(visiblePratiche, actor), { id: idOrNotFound(id) }] }
  const row = orNotFound(await db().pratica.findFirst({ where, include: detailFor(actor) }))
  return presentDetail(row, actor, can(actor, 'provvigioni_see'))
}

export type PraticaDetail = Awaited<ReturnType<typeof praticaDetail>>

/** The cases of a client, newest first: few, so without pages. */
export async function clientPratiche({ actor }: ClientScope) {
  const rows = await db().pratica.findMany({
    where: { persone: { some: { clientId: actor.userId } } },
    include: detailFor(actor),
    orderBy: { createdAt: 'desc' },
    take: 50,
  })
  return rows.map((row) => presentDetail(row, actor, false))
}
