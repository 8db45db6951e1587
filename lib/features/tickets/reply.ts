import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden, invalidField } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import { workingMinutesBetween } from '@/lib/italian/working-time'
import type { Ticket, TicketMessage } from '@/prisma/generated/client'
import { isOffice } from './access'
import { requireEnd } from './change-state'
import { requireOutcome } from './complaint'
import { findMacro } from './find-macro'
import { type Mentioned, mentionedBy } from './mention'
import { addEvent, addMessage, ownUploads } from './messages'
import { isOwner, readableBy } from './owner'
import { hoursOf } from './policies'
import { presentMessage } from './present'
import { runRules } from './run-rules'
import { type Changes, lockTicket, saveTicket } from './save'
import type { ReplyInput } from './schema'
import { canReopen, isOpen, STATI_TICKET, type StatoTicket } from './states'
import { ring, tellFollowers, tellOffice, tellOpener } from './tell'
import { tooLate, transition } from './transition'

/** Something more in a conversation: of the office an answer or a note, of the opener an answer. */
export async function replyToTicket(ctx: Ctx, id: string, input: ReplyInput): Promise<TicketMessage> {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, anyReadable)
    const asOffice = can(ctx.actor, 'ticketing_answer')
    if (!asOffice && !isOwner(ctx.actor, before)) throw forbidden()
    if (!asOffice) refuseOfficeFields(input)
    if (input.lastMessageId !== undefined) await refuseNewer(tx, ctx.actor, before, input.lastMessageId)
    if (input.macroId) await findMacro(tx, before, input.macroId)
    const allegati = await ownUploads(tx, ctx, input.allegati ?? [])
    const mentioned = await mentionedBy(tx, ctx.actor, input)
    const menzioni = mentioned.map(({ nome }) => nome)
    const written = { testo: input.testo, interno: input.interno ?? false, allegati, menzioni }
    const { role, userId } = ctx.actor
    await tx.ticketDraft.deleteMany({ where: { ticketId: id, role, userId } })
    const work = { tx, ctx, before }
    return asOffice ? answer(work, written, { to: input.stato, mentioned }) : askOn(work, written)
  }, ctx.tx)
}

const anyReadable = (actor: Actor | null) => (actor ? readableBy(actor) : false)

type Work = { tx: Tx; ctx: Ctx; before: Ticket }
type Written = Parameters<typeof addMessage>[3]
type Besides = { to?: StatoTicket; mentioned: readonly Mentioned[] }

/** An answer of the office, or a note that stays there; `to`: the state that it sends the ticket to. */
async function answer(
  { tx, ctx, before }: Work,
  written: Written,
  { to, mentioned }: Besides,
): Promise<TicketMessage> {
  const { actor } = ctx
  const now = new Date()
  const orari = await hoursOf(tx, before)
  const isNote = written.interno === true
  const next = to ?? (!isNote && before.stato === 'aperto' ? 'in_lavorazione' : before.stato)
  requireEnd(actor, before.stato, next)
  await requireOutcome(tx, before, next)
  const moved = next === before.stato ? {} : transition(before, { to: next, orari, now })
  const message = await addMessage(tx, actor, before.id, written)
  const spoken = isNote ? readBy(before, actor) : answeredNow(before, actor)
  const first = !isNote && !before.primaRispostaAt
  const minutes = first
    ? { primaRispostaAt: now, minutiPrimaRisposta: workingMinutesBetween(orari, before.createdAt, now) }
    : {}
  // The person who answers first goes on with it.
  const takes = !isNote && before.assigneeId === null && !isOwner(actor, before)
  const after = await saveTicket(tx, ctx, before, {
    ...spoken,
    ...minutes,
    ...moved,
    lastMessageAt: now,
    ...(takes && { assigneeId: actor.userId }),
    ...joinedBy(before, mentioned),
  })
  if (takes)
    await addEvent(tx, actor, before.id, {
      testo: `Assegnato a ${actor.nome} ${actor.cognome} con la risposta`,
      interno: true,
    })
  if (next !== before.stato) await tellStep(tx, actor, after)
  await tellColleagues({ tx, ctx, before: after }, isNote, mentioned)
  const { codice, oggetto } = after
  if (!isNote && !isOwner(actor, before))
    await tellOpener(tx, after, {
      titolo: next === 'risolto' ? 'Il tuo ticket è risolto' : 'Hai una risposta',
      testo: `${codice}: ${oggetto}`,
      risposta: written.testo,
    })
  return message
}

/** A person named in a note follows the ticket from then on. */
function joinedBy({ seguitoDa, menzionati }: Ticket, mentioned: readonly Mentioned[]): Changes {
  if (mentioned.length === 0) return {}
  const ids = mentioned.map(({ id }) => id)
  return {
    seguitoDa: [...new Set([...seguitoDa, ...ids])],
    menzionati: [...new Set([...menzionati, ...ids])],
  }
}

async function tellColleagues(
  { tx, ctx: { actor }, before: ticket }: Work,
  isNote: boolean,
  mentioned: readonly Mentioned[],
): Promise<void> {
  const ids = mentioned.map(({ id }) => id)
  if (ids.length > 0)
    await ring(tx, ticket, `${actor.nome} ${actor.cognome} ti ha menzionato in un ticket`, ids)
  const titolo = isNote ? 'Nuova nota in un ticket che segui' : 'Nuova risposta a un ticket che segui'
  await tellFollowers(tx, ticket, titolo, [actor.userId, ...ids])
}

const tellStep = (tx: Tx, actor: Actor, { id, stato }: Ticket) =>
  addEvent(tx, actor, id, { testo: STATI_TICKET[stato].label, interno: isOpen(stato) })

/** The opener hears of an answer, and has not read it. */
const answeredNow = (before: Ticket, actor: Actor): Changes => ({
  notifyUser: !isOwner(actor, before),
  readedFrom: [actor.userId],
  daRispondere: false,
})

/** The opener has nothing more to read than before; the colleagues have. */
const readBy = ({ readedFrom, agentId, clientId }: Ticket, { userId }: Actor): Changes => ({
  readedFrom: [userId, ...readedFrom.filter((id) => id === agentId || id === clientId)],
})

/** An answer of the opener: what waited goes on, what was solved opens again. */
async function askOn({ tx, ctx, before }: Work, written: Written): Promise<TicketMessage> {
  const now = new Date()
  if (!isOpen(before.stato) && !canReopen(before, now)) throw tooLate()
  const goesOn = before.stato !== 'aperto' && before.stato !== 'in_lavorazione'
  const moved = goesOn
    ? transition(before, { to: 'in_lavorazione', orari: await hoursOf(tx, before), now })
    : {}
  const message = await addMessage(tx, ctx.actor, before.id, written)
  const after = await saveTicket(tx, ctx, before, {
    ...moved,
    lastMessageAt: now,
    daRispondere: true,
    notifyUser: false,
    readedFrom: [ctx.actor.userId],
  })
  if (!isOpen(before.stato)) await addEvent(tx, ctx.actor, before.id, { testo: 'Riaperto', interno: false })
  const titolo = isOpen(before.stato) ? 'Nuova risposta a un ticket' : 'Un ticket è stato riaperto'
  const told = await tellOffice(tx, after, titolo, ctx.actor.userId)
  const followed = isOpen(before.stato)
    ? 'Nuova risposta a un ticket che segui'
    : 'Un ticket che segui è stato riaperto'
  await tellFollowers(tx, after, followed, [ctx.actor.userId, ...told])
  await runRules(tx, 'risposta', after.id)
  return message
}

export function refuseOfficeFields({ interno, stato, macroId, menzioni }: ReplyInput): void {
  const wrong = Object.entries({ interno, stato, macroId, menzioni }).find(([, value]) => value !== undefined)
  if (wrong) throw invalidField(wrong[0], 'Questo lo decide la sede.')
}

/** Somebody has written since the author last looked: they see it before they send. */
async function refuseNewer(tx: Tx, actor: Actor, ticket: Ticket, seen: string | null): Promise<void> {
  const shown = isOffice(actor) ? {} : { interno: false }
  const newest = await tx.ticketMessage.findMany({
    where: {
      OR: [{ ticketId: ticket.id }, { ticket: { unitoAId: ticket.id } }],
      tipo: 'messaggio',
      ...shown,
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 20,
  })
  const at = newest.findIndex(({ id }) => id === seen)
  const newer = newest.slice(0, at === -1 ? newest.length : at).reverse()
  if (newer.length === 0) return
  const names = [...new Set(newer.map(({ authorName }) => authorName))].join(', ')
  throw new AppError('conflict', `Nel frattempo ha scritto ${names}: rileggi prima di inviare.`, {
    more: { messages: newer.map((message) => presentMessage(message)) },
  })
}
