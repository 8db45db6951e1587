import 'server-only'
import { readLink, signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db, type Tx, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { notFound, orNotFound } from '@/lib/core/errors'
import type { PublicCtx } from '@/lib/http/context'
import { queueMail } from '@/lib/mail/queue-mail'
import type { Voto } from '@/prisma/generated/client'
import { type Given, giveRating } from './rate-case'
import type { InvitoVoto } from './schema'
import { helpersOf } from './worked-on'

const PURPOSE = 'voto-invito'
/** From the payment to the invitation; who was not asked within so many days more is not asked any more. */
const AFTER = 3
const AT_MOST = 14
const LINK_DAYS = 60
const PORTION = 500

/** Once a day: who has had their money for three days is asked how it went, once. */
export async function inviteToRate(now = new Date()): Promise<number> {
  const rows = await db().praticaPersona.findMany({
    where: {
      ruolo: 'richiedente',
      email: { not: null },
      pratica: {
        stato: 'liquidata',
        agentId: { not: null },
        dataLiquidazione: { gte: addDays(now, -AT_MOST), lt: addDays(now, -AFTER) },
        voti: { none: { agentId: { not: null } } },
      },
    },
    include: { pratica: { select: { agent: { select: { nome: true, cognome: true } } } } },
    orderBy: { id: 'asc' },
    take: PORTION,
  })
  return withTransaction(async (tx) => {
    let sent = 0
    for (const row of rows) if (await invite(tx, row, now)) sent += 1
    return sent
  })
}

type Asked = {
  id: string
  nome: string
  email: string | null
  pratica: { agent: { nome: string; cognome: string } | null }
}

async function invite(tx: Tx, { id, nome, email, pratica: { agent } }: Asked, now: Date): Promise<boolean> {
  if (!email || !agent) return false
  const token = signLink(PURPOSE, id, addDays(now, LINK_DAYS))
  return queueMail(tx, {
    ...{ template: 'voto-invito', to: { email, name: nome }, key: `voto-invito:${id}` },
    data: {
      nome,
      agente: `${agent.nome} ${agent.cognome}`,
      giorni: LINK_DAYS,
      url: `${env().SITE_URL}/voto/${token}`,
    },
  })
}

/** Its agent's, and those of the few of the office who are asked about. */
const MOST_RATINGS = 20

const SHOWN = {
  pratica: {
    select: {
      stato: true,
      product: true,
      agent: { select: { nome: true, cognome: true } },
      voti: { select: { agentId: true, employeeId: true }, take: MOST_RATINGS },
    },
  },
} as const

/** What the page of the link shows; null for a link that we did not make. */
export async function invitedToRate(token: string): Promise<InvitoVoto | null> {
  const link = readLink(PURPOSE, token)
  if (!link) return null
  const row = await db().praticaPersona.findUnique({ where: { id: link.id }, include: SHOWN })
  if (!row?.pratica.agent) return null
  const { agent, voti, stato, product } = row.pratica
  const closed = link.expired || stato !== 'liquidata'
  return {
    ...{ nome: row.nome, product, agente: `${agent.nome} ${agent.cognome}` },
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
  if (!link || link.expired) throw notFound('Il link non vale più: puoi votare dalla tua area clienti.')
  return withTransaction(async (tx) => {
    const author = orNotFound(await tx.praticaPersona.findUnique({ where: { id: link.id } }))
    return giveRating(tx, ctx, author, input)
  }, ctx.tx)
}
