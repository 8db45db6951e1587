import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { db, withTransaction } from '@/lib/core/db'
import { orNotFound, staleVersion } from '@/lib/core/errors'
import { recordCommit } from '@/lib/history/record'
import type { Ctx } from '@/lib/http/context'
import { optionalPhone } from '@/lib/italian/phone'
import { checkProvince } from '@/lib/places/check-province'
import type { Client } from '@/prisma/generated/client'
import { labelOf } from './audit'
import { requestEmailChange } from './change-email'
import type { EmailInput, OwnProfile, ProfileInput } from './schema'

const presentProfile = (row: Client): OwnProfile => {
  const { email, pendingEmail, codiceFiscale, telefono, indirizzo, cap, comune, provincia, version } = row
  return { email, pendingEmail, codiceFiscale, telefono, indirizzo, cap, comune, provincia, version }
}

/** Where a client can be reached, as the client wrote it. */
export async function ownProfile({ actor }: ClientScope): Promise<OwnProfile> {
  const client = orNotFound(await db().client.findUnique({ where: { id: actor.userId } }))
  return presentProfile(client)
}

/**
 * Asks for another address, after the password was proven: it counts when the link that is sent to it has been opened.
 * @throws 422 on `email` for the address of today
 */
export async function changeOwnEmail(ctx: Ctx, { email }: Pick<EmailInput, 'email'>): Promise<OwnProfile> {
  const { userId: id } = ctx.actor
  return withTransaction(async (tx) => {
    await requestEmailChange({ ...ctx, tx }, id, email)
    return presentProfile(await tx.client.findUniqueOrThrow({ where: { id } }))
  }, ctx.tx)
}

/**
 * Changes the own telephone and address; what is left out stays. Name and e-mail are not among them: they name the
 * person in documents and at sign-in.
 * @throws 409 when the office has changed the record meanwhile, 422 on the field that is wrong
 */
export async function updateOwnProfile(ctx: Ctx, { version, ...input }: ProfileInput): Promise<OwnProfile> {
  const { userId: id } = ctx.actor
  return withTransaction(async (tx) => {
    await checkProvince(input.provincia, 'provincia', tx)
    const before = orNotFound(await tx.client.findUnique({ where: { id } }))
    const telefono = optionalPhone(input.telefono, 'telefono', before.telefono)
    const { count } = await tx.client.updateMany({
      where: { id, version },
      data: { ...input, telefono, version: { increment: 1 } },
    })
    if (count === 0) throw staleVersion()
    const after = await tx.client.findUniqueOrThrow({ where: { id } })
    const author = { actor: ctx.actor, requestId: ctx.requestId }
    await recordCommit(tx, author, { model: 'Clients', label: labelOf(after), before, after })
    return presentProfile(after)
  }, ctx.tx)
}
