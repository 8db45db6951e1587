import 'server-only'
import { hasProvenAddress, SIGNED_BY_LINK } from '@/lib/auth/proven-address'
import { signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db, withTransaction } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { ledgerId } from '@/lib/mail/ledger'
import { queueMails } from '@/lib/mail/queue-mail'
import type { Prisma } from '@/prisma/generated/client'
import { LINK_DAYS, PURPOSE } from './invite'

/** From the payment to the invitation; who was not asked within so many days more is not asked any more. */
const AFTER = 3
const AT_MOST = 14
/** From the invitation to its one reminder. */
const REMIND_AFTER = 7
const PORTION = 500

const PERSON = {
  id: true,
  nome: true,
  email: true,
  clientId: true,
  client: { select: { email: true } },
  incarichi: SIGNED_BY_LINK,
  pratica: { select: { agent: { select: { nome: true, cognome: true } } } },
} as const
type Asked = Prisma.PraticaPersonaGetPayload<{ select: typeof PERSON }>

/**
 * Where somebody is asked: the address of their own record, or the one that signing the mandate has proven. Whoever has not
 * answered the invitation to the case may be anybody, and hears nothing of it.
 */
const addressOf = (one: Asked): string =>
  (one.client ? one.client.email : hasProvenAddress(one) ? one.email : null) ?? ''

type Round = {
  template: 'voto-invito' | 'voto-promemoria'
  /** When their money came. */
  paid: { gte: Date; lt: Date }
  /** Only who was invited before this. */
  invitedBefore?: Date
}

/** Who has had their money for three days is asked how it went, once. */
export const inviteToRate = (now = new Date()): Promise<number> =>
  askAll({ template: 'voto-invito', paid: { gte: addDays(now, -AT_MOST), lt: addDays(now, -AFTER) } }, now)

/** Who was invited a week ago and has not rated is reminded, once. */
export const remindToRate = (now = new Date()): Promise<number> =>
  askAll(
    {
      template: 'voto-promemoria',
      paid: { gte: addDays(now, -(AT_MOST + 2 * REMIND_AFTER)), lt: addDays(now, -(AFTER + REMIND_AFTER)) },
      invitedBefore: addDays(now, -REMIND_AFTER),
    },
    now,
  )

/** Portion by portion; returns how many were written to. */
async function askAll(round: Round, now: Date): Promise<number> {
  let [sent, last] = [0, '']
  for (;;) {
    const rows = await unrated(round, last)
    if (rows.length === 0) return sent
    last = rows.at(-1)?.id ?? last
    const asked = await stillAsked(rows, round)
    sent += await withTransaction((tx) =>
      queueMails(
        tx,
        round.template,
        asked.map((one) => mailTo(one, round.template, now)),
      ),
    )
  }
}

const unrated = ({ paid }: Round, last: string): Promise<Asked[]> =>
  db().praticaPersona.findMany({
    where: {
      ruolo: 'richiedente',
      // Who said that the case is not theirs hears nothing of it.
      refusedAt: null,
      OR: [
        { client: { email: { not: null } } },
        { clientId: null, email: { not: null }, incarichi: { some: SIGNED_BY_LINK.where } },
      ],
      ...(last ? { id: { gt: last } } : {}),
      pratica: {
        stato: 'liquidata',
        erogazioneDaConfermare: false,
        agentId: { not: null },
        dataLiquidazione: paid,
        voti: { none: { agentId: { not: null } } },
      },
    },
    select: PERSON,
    orderBy: { id: 'asc' },
    take: PORTION,
  })

const inviteKey = (id: string) => `voto-invito:${id}`

/** Without those who have said no, whichever of their cases it was about, and those whose time has not come. */
async function stillAsked(rows: readonly Asked[], { invitedBefore }: Round): Promise<Asked[]> {
  const clientId = { in: rows.flatMap((row) => row.clientId ?? []) }
  const email = { in: rows.map(addressOf) }
  const refusals = await db().praticaPersona.findMany({
    where: { OR: [{ email }, { clientId }, { client: { email } }], senzaVotoAt: { not: null } },
    select: { email: true, clientId: true, client: { select: { email: true } } },
  })
  const refused = new Set(
    refusals.flatMap((one) => [one.email?.toLowerCase(), one.client?.email?.toLowerCase(), one.clientId]),
  )
  const asked = rows.filter((one) => {
    const address = addressOf(one).toLowerCase()
    return address && !refused.has(address) && !(one.clientId && refused.has(one.clientId))
  })
  if (!invitedBefore) return asked
  const ids = asked.map(({ id }) => ledgerId(inviteKey(id)))
  const invited = await db().idempotencyKey.findMany({
    where: { id: { in: ids }, createdAt: { lt: invitedBefore } },
    select: { id: true },
  })
  const known = new Set(invited.map(({ id }) => id))
  return asked.filter(({ id }) => known.has(ledgerId(inviteKey(id))))
}

function mailTo(one: Asked, template: Round['template'], now: Date) {
  const { id, nome } = one
  const { agent } = one.pratica
  const token = signLink(PURPOSE, id, addDays(now, LINK_DAYS))
  return {
    to: { email: addressOf(one), name: nome },
    key: `${template}:${id}`,
    data: {
      nome,
      agente: agent ? `${agent.nome} ${agent.cognome}` : '',
      giorni: LINK_DAYS,
      url: `${env().SITE_URL}/voto/${token}`,
    },
  }
}
