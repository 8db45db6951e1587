import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, notFound, orNotFound } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import { lockById } from '@/lib/core/lock'
import { readInvite } from '@/lib/features/pratiche/invite'
import { linkState } from '@/lib/features/pratiche/link-state'
import { savePersonChange } from '@/lib/features/pratiche/people'
import { pratiche } from '@/lib/features/pratiche/resource'
import { roleOf } from '@/lib/features/pratiche/save-parts'
import type { RispostaInput } from '@/lib/features/pratiche/schema'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import { notify } from '@/lib/notifications/mutations'
import { writeVerb } from '@/lib/resources/write-verb'
import type { Client, Pratica, PraticaPersona } from '@/prisma/generated/client'
import { clients } from './resource'

/** The answer of a signed-in client to an invitation that was sent to their own address. */
export async function respondToInvite(
  ctx: Ctx,
  personaId: string,
  { risposta }: RispostaInput,
): Promise<void> {
  await withTransaction(async (tx) => {
    const found = await lockInvite(tx, personaId)
    const client = await tx.client.findUnique({ where: { id: ctx.actor.userId } })
    // Being signed in as this client proves the address.
    if (!found || !client?.email || !isSame(client.email, found.persona.email)) throw notFound()
    refuseAnswered(found.persona)
    if (risposta === 'rifiuto') return refuse(tx, found)
    await link(tx, ctx, found, client)
  }, ctx.tx)
}

/** A no by the link alone: whoever got it by mistake need not register to say so. */
export async function refuseByLink(ctx: PublicCtx, token: string): Promise<void> {
  const invite = readInvite(token)
  if (!invite) throw notFound('Questo link non è valido: controlla di averlo copiato per intero.')
  if (invite.expired) throw new AppError('gone', 'Questo link è scaduto: l’invito non vale più.')
  await withTransaction(async (tx) => {
    const found = orNotFound(await lockInvite(tx, invite.id), 'Questo invito non esiste più.')
    refuseAnswered(found.persona)
    await refuse(tx, found)
  }, ctx.tx)
}

type Found = { persona: PraticaPersona; pratica: Pratica }

const isSame = (a: string, b: string | null) => a.toLowerCase() === b?.toLowerCase()

/** The case is locked as by everybody who changes it, then the person is read. */
async function lockInvite(tx: Tx, id: string): Promise<Found | null> {
  if (!isId(id)) return null
  const asked = await tx.praticaPersona.findUnique({ where: { id }, select: { praticaId: true } })
  if (!asked) return null
  await lockById(tx, 'pratica', asked.praticaId)
  const row = await tx.praticaPersona.findUnique({ where: { id }, include: { pratica: true } })
  if (!row) return null
  const { pratica, ...persona } = row
  return { pratica, persona }
}

function refuseAnswered(persona: PraticaPersona): void {
  switch (linkState(persona)) {
    case 'invitata':
      return
    case 'scaduta':
      throw new AppError('gone', 'L’invito è scaduto: chiedi a chi ti ha indicato di inviarlo di nuovo.')
    case 'senza_email':
      throw notFound()
    default:
      throw new AppError('conflict', 'Hai già risposto: per cambiare idea scrivi a chi ti ha indicato.')
  }
}

/** The event names no author: the person who refused has proven no identity. */
async function refuse(tx: Tx, { persona, pratica }: Found): Promise<void> {
  await tx.praticaPersona.update({ where: { id: persona.id }, data: { refusedAt: new Date() } })
  const role = roleOf(persona)
  await savePersonChange(tx, { actor: null }, pratica, {
    testo: `Non ha accettato: ${role.toLowerCase()}`,
    before: role,
    after: `${role}: non ha accettato`,
  })
  await tellAgent(tx, pratica, 'non ha accettato l’invito', persona)
}

/** From here on the case shows the client's own record, and the client sees the case. */
async function link(tx: Tx, ctx: Ctx, { persona, pratica }: Found, client: Client): Promise<void> {
  const clientId = client.id
  if ((await tx.praticaPersona.count({ where: { praticaId: pratica.id, clientId } })) > 0)
    throw new AppError('conflict', 'Segui già questa pratica.')
  await tx.praticaPersona.update({ where: { id: persona.id }, data: { clientId, acceptedAt: new Date() } })
  await tx.lead.updateMany({
    where: { praticaId: pratica.id, clientId: null, email: client.email ?? '' },
    data: { clientId },
  })
  await becomeOwn(tx, ctx, client, pratica)
  const role = roleOf(persona)
  await savePersonChange(tx, ctx, await rename(tx, ctx, pratica, persona, client), {
    testo: `Ha accettato: ${role.toLowerCase()}`,
    before: role,
    after: `${role}: ha accettato`,
  })
  await tellAgent(tx, pratica, 'ha accettato l’invito e segue la pratica', persona)
}

/** Lists and history call the case by its richiedente. */
async function rename(tx: Tx, ctx: Ctx, before: Pratica, { ruolo }: PraticaPersona, client: Client) {
  const intestatario = `${client.nome} ${client.cognome}`
  if (ruolo !== 'richiedente' || before.intestatario === intestatario) return before
  return writeVerb(pratiche, { ...ctx, tx }, { before, change: { intestatario } })
}

/** A client without an agent becomes a client of the case's agent. */
async function becomeOwn(tx: Tx, ctx: Ctx, before: Client, { agentId }: Pratica): Promise<void> {
  if (before.agentId || !agentId) return
  await writeVerb(clients, { ...ctx, tx }, { before, change: { agentId } })
}

async function tellAgent(
  tx: Tx,
  { agentId, codice, id }: Pratica,
  what: string,
  { ruolo }: PraticaPersona,
): Promise<void> {
  if (!agentId) return
  await notify(tx, {
    evento: 'invito',
    role: 'agent',
    userId: agentId,
    titolo: `Pratica ${codice}`,
    testo: `${roleOf({ ruolo })}: ${what}.`,
    href: `/agents/reports/pratiche/${id}?scheda=persone`,
  })
}
