import 'server-only'
import { hasProvenAddress, SIGNED_BY_LINK } from '@/lib/auth/proven-address'
import { readLink } from '@/lib/auth/signed-link'
import { db, withTransaction } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import type { Voto } from '@/prisma/generated/client'
import { type Given, giveRating } from './rate-case'
import type { InvitoVoto } from './schema'
import { helpersOf } from './worked-on'

export const PURPOSE = 'voto-invito'
export const LINK_DAYS = 60
const WORTHLESS = 'Il link non vale più: puoi votare dalla tua area clienti.'

/** Its agent's, and those of the few of the office who are asked about. */
const MOST_RATINGS = 20

const SHOWN = {
  incarichi: SIGNED_BY_LINK,
  pratica: {
    select: {
      stato: true,
      product: true,
      agent: { select: { nome: true, cognome: true } },
      voti: { select: { agentId: true, employeeId: true }, take: MOST_RATINGS },
    },
  },
} as const

type Holder = Parameters<typeof hasProvenAddress>[0] & { clientId: string | null; refusedAt: Date | null }

/** Whether the link is still in the hands of somebody of the case: of who follows it, or has signed its mandate, and has not said no. */
const isOfCase = (one: Holder): boolean =>
  one.refusedAt === null && (one.clientId !== null || hasProvenAddress(one))

/** What the page of the link shows; null for a link that we did not make, and for one of who is no longer on the case. */
export async function invitedToRate(token: string): Promise<InvitoVoto | null> {
  const link = readLink(PURPOSE, token)
  if (!link) return null
  const row = await db().praticaPersona.findUnique({ where: { id: link.id }, include: SHOWN })
  if (!row?.pratica.agent || !isOfCase(row)) return null
  const { agent, voti, stato, product } = row.pratica
  const closed = link.expired || stato !== 'liquidata'
  return {
    nome: row.nome,
    product,
    agente: `${agent.nome} ${agent.cognome}`,
    state: voti.some(({ agentId }) => agentId) ? 'given' : closed ? 'expired' : 'open',
    sede: closed ? [] : await unratedHelpers(row.praticaId, voti),
  }
}

/** Those of the office who are asked about next. */
async function unratedHelpers(
  praticaId: string,
  voti: readonly { employeeId: string | null }[],
): Promise<InvitoVoto['sede']> {
  const helpers = (await helpersOf([praticaId])).get(praticaId) ?? []
  return helpers
    .filter(({ _id }) => !voti.some(({ employeeId }) => employeeId === _id))
    .map(({ _id, nome }) => ({ employeeId: _id, nome }))
}

/** The rating of who comes by the link, without signing in. */
export async function rateByLink(ctx: PublicCtx, token: string, input: Given): Promise<Voto> {
  const link = readLink(PURPOSE, token)
  if (!link || link.expired) throw notFound(WORTHLESS)
  return withTransaction(async (tx) => {
    const where = { id: link.id }
    const author = await tx.praticaPersona.findUnique({ where, include: { incarichi: SIGNED_BY_LINK } })
    if (!author || !isOfCase(author)) throw notFound(WORTHLESS)
    return giveRating(tx, ctx, author, input)
  }, ctx.tx)
}

/** Who comes by the link, however old, is not asked for a rating any more: neither of this case nor of others. */
export async function refuseInvitations(token: string): Promise<void> {
  const link = readLink(PURPOSE, token)
  if (!link) throw notFound('Il link non è valido.')
  await db().praticaPersona.updateMany({
    where: { id: link.id, senzaVotoAt: null },
    data: { senzaVotoAt: new Date() },
  })
}
