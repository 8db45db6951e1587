import 'server-only'
import { type Tx, withTransaction } from '@/lib/core/db'
import { AppError, orNotFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import { toCents } from '@/lib/core/money'
import type { Ctx, PublicCtx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import { ON_OTHER_APPLICANT } from '@/lib/registry/case-guards'
import { lockRow } from '@/lib/resources/lock'
import type { Client, Pratica, PraticaPersona } from '@/prisma/generated/client'
import { personalChecklist } from './checklist'
import { inOrder } from './checklist-rows'
import { addEvent } from './event'
import { sendInvite } from './invite'
import { knownClient } from './known-client'
import { linkState } from './link-state'
import { pratiche } from './resource'
import { roleOf, rolesOf, saveParts } from './save-parts'
import type { PersonaInput } from './schema'

/** Adds a person to a case, with the documents their role asks for. */
export async function addPerson(ctx: Ctx, praticaId: string, typed: PersonaInput) {
  const input = { ...typed, telefono: optionalPhone(typed.telefono, 'telefono') }
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
    const client = await knownClient(tx, ctx.actor, input.email)
    await refuseDouble(tx, praticaId, client, input)
    const before = await rolesOf(tx, praticaId)
    const persona = await tx.praticaPersona.create({ data: { ...personColumns(input, client), praticaId } })
    await sendInvite(tx, ctx, pratica, persona)
    await tellOfApplicant(tx, pratica, persona)
    const needed = personalChecklist(input.ruolo, input.tipoLavoro)
    await tx.praticaDocumento.createMany({
      data: inOrder(needed).map((doc) => ({ praticaId, personaId: persona.id, ...doc })),
    })
    await savePersonChange(tx, ctx, pratica, {
      testo: `Aggiunta una persona: ${roleOf(persona).toLowerCase()}`,
      before,
      after: await rolesOf(tx, praticaId),
    })
    return { _id: persona.id, ruolo: persona.ruolo, collegamento: linkState(persona) }
  }, ctx.tx)
}

/** Somebody asks for the credit whom nothing that was done before was done with. */
export async function tellOfApplicant(
  tx: Tx,
  pratica: Pratica,
  { ruolo }: Pick<PraticaPersona, 'ruolo'>,
): Promise<void> {
  if (ruolo !== 'richiedente' && ruolo !== 'cointestatario') return
  for (const each of ON_OTHER_APPLICANT) await each(tx, pratica, ruolo)
}

/** Sends the link again to who has not answered; who said no is not asked twice. */
export async function inviteAgain(ctx: Ctx, praticaId: string, personaId: string) {
  return withTransaction(async (tx) => {
    const pratica = await lockRow(pratiche, { ...ctx, tx }, praticaId)
    const before = orNotFound(
      await tx.praticaPersona.findFirst({ where: { id: idOrNotFound(personaId), praticaId } }),
    )
    refuseToAsk(before)
    const persona = await tx.praticaPersona.update({
      where: { id: before.id },
      data: { invitedAt: new Date() },
    })
    await sendInvite(tx, ctx, pratica, persona)
    const role = roleOf(persona)
    const testo = `Invito inviato di nuovo: ${role.toLowerCase()}`
    await savePersonChange(tx, ctx, pratica, {
      testo,
      before: role,
      after: `${role}: invito inviato di nuovo`,
    })
    return { _id: persona.id, ruolo: persona.ruolo, collegamento: linkState(persona) }
  }, ctx.tx)
}

function refuseToAsk(persona: PraticaPersona): void {
  const why = {
    collegata: 'La persona segue già la pratica.',
    rifiutata: 'La persona ha detto di no: non si può invitare di nuovo.',
    senza_email: 'La persona non ha un indirizzo e-mail.',
    invitata: null,
    scaduta: null,
  }[linkState(persona)]
  if (why) throw new AppError('conflict', why)
}

/** The case's time line, its history and its readers learn that its people changed. */
export async function savePersonChange(
  tx: Tx,
  author: Pick<PublicCtx, 'actor'>,
  pratica: Pratica,
  { testo, ...words }: { testo: string; before: string; after: string },
): Promise<void> {
  await addEvent(tx, author, pratica.id, { tipo: 'persona', testo })
  await saveParts(tx, author, pratica, { field: 'persone', ...words })
}

/** A person as typed; the record of a client goes with it only where the actor knew that client before. */
export const personColumns = (
  { ruolo, nome, cognome, email, telefono, tipoLavoro, redditoNetto }: PersonaInput,
  client: Client | null,
) => ({
  id: newId(),
  ruolo,
  nome,
  cognome,
  email,
  telefono,
  tipoLavoro,
  redditoNetto: redditoNetto === null ? null : BigInt(toCents(redditoNetto)),
  clientId: client?.id ?? null,
  invitedAt: client || email === null ? null : new Date(),
})

/** One person is on a case once, and a case has one richiedente; `but` is the one that is being changed. */
export async function refuseDouble(
  tx: Tx,
  praticaId: string,
  client: Client | null,
  { ruolo, email }: PersonaInput,
  but?: string,
): Promise<void> {
  const others = { praticaId, ...(but && { id: { not: but } }) }
  const same = [...(client ? [{ clientId: client.id }] : []), ...(email === null ? [] : [{ email }])]
  if (same.length > 0 && (await tx.praticaPersona.count({ where: { ...others, OR: same } })) > 0)
    throw conflictIn('email', 'Questa persona è già nella pratica.')
  if (ruolo === 'richiedente' && (await tx.praticaPersona.count({ where: { ...others, ruolo } })) > 0)
    throw conflictIn('ruolo', 'La pratica ha già un richiedente.')
}

const conflictIn = (path: string, message: string) =>
  new AppError('conflict', message, { errors: [{ path, message }] })
