import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, forbidden } from '@/lib/core/errors'
import type { Ctx } from '@/lib/http/context'
import type { Ticket } from '@/prisma/generated/client'
import { movableTickets } from './access'
import { requireOutcome } from './complaint'
import { addEvent } from './messages'
import { isOwner, ownerOf } from './owner'
import { hoursOf } from './policies'
import { lockTicket, saveTicket } from './save'
import type { RateInput, StateInput } from './schema'
import { isOpen, STATI_TICKET, type StatoTicket } from './states'
import { tellOffice, tellOpener } from './tell'
import { checkWake, transition } from './transition'

/** To end a ticket, and to open one again, takes a flag of its own. */
export function requireEnd(actor: Actor, from: StatoTicket, to: StatoTicket): void {
  const ends = from !== to && (!isOpen(to) || !isOpen(from))
  if (ends && !can(actor, 'ticketing_close'))
    throw forbidden('Non hai il permesso di chiudere e riaprire i ticket.')
}

/** The office moves a ticket on. */
export async function changeTicketState(ctx: Ctx, id: string, input: StateInput): Promise<Ticket> {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, movableTickets, input.version)
    requireEnd(ctx.actor, before.stato, input.to)
    return move(tx, ctx, before, input)
  }, ctx.tx)
}

async function move(
  tx: Tx,
  ctx: Ctx,
  before: Ticket,
  { to, motivo, riprendiIl }: Omit<StateInput, 'version'>,
): Promise<Ticket> {
  if (to === before.stato && !(to === 'in_attesa' && riprendiIl))
    throw new AppError('conflict', `È già nello stato «${STATI_TICKET[to].label}».`)
  await requireOutcome(tx, before, to)
  const wake = to === 'in_attesa' && riprendiIl ? checkWake(riprendiIl) : null
  const changes = transition(before, { to, orari: await hoursOf(tx, before), riprendiIl: wake })
  const after = await saveTicket(tx, ctx, before, changes, motivo)
  const reopened = isOpen(to) && !isOpen(before.stato)
  const label = reopened ? 'Riaperto' : STATI_TICKET[to].label
  const interno = isOpen(to) && !reopened
  await addEvent(tx, ctx.actor, before.id, {
    testo: interno && motivo ? `${label}: ${motivo}` : label,
    interno,
  })
  if (!interno && !isOwner(ctx.actor, before)) await tellEnd(tx, after, label)
  return after
}

const tellEnd = (tx: Tx, after: Ticket, label: string) =>
  tellOpener(tx, after, {
    titolo: `Il tuo ticket è ${label.toLowerCase()}`,
    testo: `${after.codice}: ${after.oggetto}`,
  })

/** The opener needs it no more. Of a complaint the line in the register stays open: the office still owes it an outcome. */
export async function closeOwnTicket(ctx: Ctx, id: string, version: number): Promise<Ticket> {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, ownRows, version)
    const changes = transition(before, { to: 'chiuso', orari: await hoursOf(tx, before) })
    const after = await saveTicket(tx, ctx, before, { ...changes, notifyUser: false, daRispondere: false })
    await addEvent(tx, ctx.actor, id, { testo: 'Chiuso', interno: false })
    await tellOffice(tx, after, 'Un ticket è stato chiuso da chi l’ha aperto', ctx.actor.userId)
    return after
  }, ctx.tx)
}

/** It was not solved after all. */
export async function reopenOwnTicket(ctx: Ctx, id: string, version: number): Promise<Ticket> {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, ownRows, version)
    if (isOpen(before.stato)) throw new AppError('conflict', 'Questo ticket è già aperto.')
    const changes = transition(before, { to: 'in_lavorazione', orari: await hoursOf(tx, before) })
    const after = await saveTicket(tx, ctx, before, { ...changes, daRispondere: true })
    await addEvent(tx, ctx.actor, id, { testo: 'Riaperto', interno: false })
    await tellOffice(tx, after, 'Un ticket è stato riaperto', ctx.actor.userId)
    return after
  }, ctx.tx)
}

/** How the opener was helped: one to five stars, once it is over. They may think again. */
export async function rateTicket(ctx: Ctx, id: string, { stelle, commento }: RateInput): Promise<Ticket> {
  return withTransaction(async (tx) => {
    const before = await lockTicket(tx, ctx.actor, id, ownRows)
    if (isOpen(before.stato)) throw new AppError('conflict', 'Si valuta un ticket quando è risolto.')
    return saveTicket(tx, ctx, before, { csat: stelle, csatCommento: commento ?? '' })
  }, ctx.tx)
}

const ownRows = (actor: Actor | null) => (actor ? ownerOf(actor) : false)

/** A change of state for one of many chosen in the list; in words, where it is now. */
export async function stateRow(
  ctx: Ctx & { tx: Tx },
  { _id, version }: { _id: string; version: number },
  { to }: { to: StatoTicket },
): Promise<string> {
  const after = await changeTicketState(ctx, _id, { to, version })
  return STATI_TICKET[after.stato].label
}
