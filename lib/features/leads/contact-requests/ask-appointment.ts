import 'server-only'
import { addDays, columnOfDay, dayOfColumn, formatInstant, todayInRome } from '@/lib/core/dates'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, invalidField, orNotFound, staleVersion } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { announce } from '@/lib/features/pratiche/announce'
import { addEvent } from '@/lib/features/pratiche/event'
import type { Ctx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { isAperta } from '@/lib/words/case-states'
import type { ContactRequest } from '@/prisma/generated/client'
import { type AppointmentInput, preferenceText } from './appointment-schema'
import { tellOfRequest } from './notify'

/** An appointment is asked for within so many days. */
const MOST_DAYS = 60

/**
 * The client of an open case asks to meet who follows it. It is a request like those of the site: its agent finds it among the
 * contacts to answer, and on the case. One at a time.
 */
export async function askAppointment(
  ctx: Ctx,
  praticaId: string,
  input: AppointmentInput,
): Promise<{ _id: string; version: number }> {
  const giorni = daysOf(input)
  return withTransaction(async (tx) => {
    const persona = await ownPerson(tx, ctx, praticaId)
    const { pratica, client } = persona
    if (!isAperta(pratica.stato))
      throw new AppError('conflict', 'La pratica è chiusa: scrivici dall’assistenza.')
    if (await openRequest(tx, persona.id))
      throw new AppError('conflict', 'Hai già chiesto un appuntamento: ti rispondiamo appena possibile.')
    const telefono = client?.telefono ?? persona.telefono ?? ''
    if (input.canale === 'telefono' && !telefono)
      throw invalidField('canale', 'Per chiamarti ci serve il tuo numero: scrivilo nelle impostazioni.')
    const { parte, canale, nota } = input
    const request = await tx.contactRequest.create({
      data: {
        id: newId(),
        kind: 'appuntamento',
        stato: pratica.agentId ? 'assegnato' : 'nuovo',
        nome: ctx.actor.nome,
        cognome: ctx.actor.cognome,
        email: ctx.actor.email,
        telefono,
        messaggio: nota ?? '',
        dettagli: { giorni, parte, canale },
        praticaId,
        personaId: persona.id,
        agentId: pratica.agentId,
        agencyId: pratica.agencyId,
      },
    })
    await tell(tx, ctx, request, `Chiesto un appuntamento: ${preferenceText(request.dettagli)}`)
    await tellOfRequest(tx, request)
    return { _id: request.id, version: request.version }
  }, ctx.tx)
}

/** They need it no more. */
export async function withdrawAppointment(ctx: Ctx, praticaId: string, version: number): Promise<void> {
  await withTransaction(async (tx) => {
    const { id: personaId } = await ownPerson(tx, ctx, praticaId)
    const before = orNotFound(await openRequest(tx, personaId))
    if (before.version !== version) throw staleVersion()
    const { nome, cognome } = ctx.actor
    const line = `${formatInstant(new Date())} · ${nome} ${cognome} · ritirata`
    const after = await tx.contactRequest.update({
      where: { id: before.id },
      data: {
        stato: 'perso',
        version: { increment: 1 },
        note: [line, before.note].filter(Boolean).join('\n'),
      },
    })
    await tell(tx, ctx, after, 'Ritirata la richiesta di appuntamento')
    if (!after.agentId) return
    await notify(tx, {
      role: 'agent',
      userId: after.agentId,
      evento: 'contatto',
      titolo: 'Appuntamento non più richiesto',
      testo: `${nome} ${cognome}`,
      href: `/agents/reports/pratiche/${praticaId}`,
    })
  }, ctx.tx)
}

/** The caller as one of the people of a case, which nobody else changes meanwhile; somebody else's case is none. */
async function ownPerson(tx: Tx, { actor }: Ctx, praticaId: string) {
  await lockById(tx, 'pratica', idOrNotFound(praticaId))
  return orNotFound(
    await tx.praticaPersona.findFirst({
      where: { praticaId, clientId: actor.userId },
      include: { pratica: true, client: { select: { telefono: true } } },
    }),
  )
}

const openRequest = (tx: Tx, personaId: string): Promise<ContactRequest | null> =>
  tx.contactRequest.findFirst({
    where: { personaId, kind: 'appuntamento', stato: { in: ['nuovo', 'assegnato'] } },
  })

/** A line of the case's time line. What a client asks is no work on it: it stays stalled if it was. */
export async function tell(
  tx: Tx,
  ctx: Pick<Ctx, 'actor'>,
  { praticaId }: ContactRequest,
  testo: string,
): Promise<void> {
  if (!praticaId) return
  await addEvent(tx, ctx, praticaId, { tipo: 'appuntamento', testo })
  await announce(tx, await tx.pratica.findUniqueOrThrow({ where: { id: praticaId } }))
}

/** The preferred days, each once: ahead, and not too far. */
function daysOf({ giorno, altroGiorno }: AppointmentInput): string[] {
  const today = todayInRome()
  const last = dayOfColumn(addDays(columnOfDay(today), MOST_DAYS))
  for (const [path, day] of [
    ['giorno', giorno],
    ['altroGiorno', altroGiorno],
  ] as const) {
    if (!day) continue
    if (day <= today) throw invalidField(path, 'Scegli un giorno da domani in poi.')
    if (day > last) throw invalidField(path, `Al massimo fra ${MOST_DAYS} giorni.`)
    if (columnOfDay(day).getUTCDay() === 0)
      throw invalidField(path, 'La domenica non lavoriamo: scegli un altro giorno.')
  }
  return [...new Set([giorno, altroGiorno].filter((day) => typeof day === 'string'))].sort()
}
