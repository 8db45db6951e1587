import 'server-only'
import { addMonthsToDay, columnOfDay, dayOfColumn, todayInRome } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import type { Ctx } from '@/lib/http/context'
import type { Prisma } from '@/prisma/generated/client'
import { lockClient } from './lock'
import type { PrivacyInput, PrivacyOutcome } from './schema'

/** A month from the day on which it came (art. 12 GDPR). */
const MONTHS_TO_ANSWER = 1

const include = {
  admin: { select: { name: true, surname: true } },
  client: { select: { id: true, nome: true, cognome: true } },
} satisfies Prisma.PrivacyRequestInclude

type Found = Prisma.PrivacyRequestGetPayload<{ include: typeof include }>

/** A request as the office reads it; late where the month is over and nothing was answered. */
export function presentRequest(row: Found) {
  const { id, tipo, motivo, identita, esito, esitoMotivo, version, admin, client } = row
  const scadeIl = dayOfColumn(row.scadeIl)
  return {
    _id: id,
    tipo,
    motivo,
    identita,
    esito,
    esitoMotivo,
    version,
    scadeIl,
    ricevutaIl: dayOfColumn(row.ricevutaIl),
    evasaAt: row.evasaAt?.toISOString() ?? null,
    inRitardo: esito === null && scadeIl < todayInRome(),
    chi: admin && `${admin.name} ${admin.surname}`,
    cliente: { _id: client.id, nome: client.nome, cognome: client.cognome },
  }
}
export type RichiestaPrivacy = ReturnType<typeof presentRequest>

/** What one client asked, the newest first. */
export async function requestsOf(clientId: string): Promise<{ items: RichiestaPrivacy[] }> {
  const rows = await db().privacyRequest.findMany({
    where: { clientId },
    include,
    orderBy: [{ ricevutaIl: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  return { items: rows.map(presentRequest) }
}

/** What waits for an answer in the whole archive, the most urgent first. */
export async function openRequests(): Promise<{ items: RichiestaPrivacy[]; inRitardo: number }> {
  const rows = await db().privacyRequest.findMany({
    where: { evasaAt: null },
    include,
    orderBy: [{ scadeIl: 'asc' }, { id: 'asc' }],
    take: 200,
  })
  const items = rows.map(presentRequest)
  return { items, inRitardo: items.filter(({ inRitardo }) => inRitardo).length }
}

/** Notes that a request came, by letter, telephone or counter; returns its id. */
export async function noteRequest(ctx: Ctx, clientId: string, input: PrivacyInput): Promise<string> {
  return withTransaction(async (tx) => {
    await lockClient({ ...ctx, tx }, clientId)
    const { tipo, ricevutaIl, motivo } = input
    const due = addMonthsToDay(ricevutaIl, MONTHS_TO_ANSWER)
    const days = { ricevutaIl: columnOfDay(ricevutaIl), scadeIl: columnOfDay(due) }
    const adminId = ctx.actor.userId
    const id = newId()
    await tx.privacyRequest.create({ data: { id, clientId, tipo, motivo, adminId, ...days } })
    return id
  }, ctx.tx)
}

/** What was answered. An erasure that is granted is carried out, and settles its request by that. */
export async function settleRequest(
  ctx: Ctx,
  clientId: string,
  id: string,
  { esito, identita, motivo, version }: PrivacyOutcome,
): Promise<void> {
  await withTransaction(async (tx) => {
    await lockById(tx, 'privacyRequest', idOrNotFound(id))
    const row = orNotFound(await tx.privacyRequest.findFirst({ where: { id, clientId } }))
    if (row.version !== version) throw staleVersion()
    if (row.esito) throw new AppError('conflict', 'Questa richiesta è già stata evasa.')
    if (row.tipo === 'cancellazione' && esito === 'accolta')
      throw invalidField('esito', 'Si accoglie cancellando i dati: usa CANCELLA I DATI.')
    const data = { esito, identita, esitoMotivo: motivo, evasaAt: new Date(), adminId: ctx.actor.userId }
    await tx.privacyRequest.update({ where: { id }, data: { ...data, version: { increment: 1 } } })
  }, ctx.tx)
}
