import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { addDays } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { readInvite } from './invite'
import { INVITE_DAYS, linkState } from './link-state'
import type { Invito } from './schema'

const ASKED = {
  pratica: { select: { product: true, agent: { select: { nome: true, cognome: true } } } },
} as const

const chiOf = (agent: { nome: string; cognome: string } | null) =>
  agent ? `${agent.nome} ${agent.cognome}` : 'La sede'

/** The invitations that wait for the client's answer: those sent to their own address, and not too long ago. */
export async function clientInvites({ actor }: Scope): Promise<Invito[]> {
  const rows = await db().praticaPersona.findMany({
    where: {
      email: actor.email,
      clientId: null,
      refusedAt: null,
      pratica: { persone: { none: { clientId: actor.userId } } },
      invitedAt: { gte: addDays(new Date(), -INVITE_DAYS) },
    },
    include: ASKED,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
  })
  return rows.map(({ id, ruolo, pratica: { product, agent } }) => ({
    _id: id,
    ruolo,
    product,
    chi: chiOf(agent),
  }))
}

export type Invited = Omit<Invito, '_id'> & { nome: string; state: 'open' | 'answered' | 'expired' }

/** What the page of an invitation's link shows; null for a link that we did not make. */
export async function invitedBy(token: string): Promise<Invited | null> {
  const invite = readInvite(token)
  if (!invite) return null
  const row = await db().praticaPersona.findUnique({ where: { id: invite.id }, include: ASKED })
  if (!row) return null
  const { ruolo, nome, pratica } = row
  const isOpen = linkState(row) === 'invitata'
  const state = invite.expired ? 'expired' : isOpen ? 'open' : 'answered'
  return { ruolo, nome, product: pratica.product, chi: chiOf(pratica.agent), state }
}
