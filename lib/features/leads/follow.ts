import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { readLink, signLink } from '@/lib/auth/signed-link'
import { addDays } from '@/lib/core/dates'
import { db, type Tx } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { orNotFound } from '@/lib/core/errors'
import { callText, callTime, hasPassed } from '@/lib/italian/call-time'
import { officeHoursOf } from '@/lib/italian/opening-hours'
import { companySetting } from '@/lib/settings/company'
import { setting, settingHeld } from '@/lib/settings/read'
import { PRODOTTI } from '@/lib/words/products'
import type { Prisma } from '@/prisma/generated/client'
import type { FollowedLead } from './labels'

const PURPOSE = 'richiesta'
/** So long a request can be followed by its link, and stands in the client's area. */
const DAYS = 180
/** As many as somebody may have sent who does not play. */
const MOST = 10

/** The page of a request, for who sent it: a secret that ends by itself and names nobody. */
export const followUrl = (id: string, sentAt: Date): string =>
  `${env().SITE_URL}/richiesta/${signLink(PURPOSE, id, addDays(sentAt, DAYS))}`

const fasciaOf = (input: unknown): string | null => {
  const { fasciaOraria } = (input ?? {}) as { fasciaOraria?: unknown }
  return typeof fasciaOraria === 'string' ? fasciaOraria : null
}

async function hoursNow(tx?: Tx) {
  const { orari } = await (tx ? settingHeld(companySetting, tx) : setting(companySetting))
  return officeHoursOf(orari)
}

/** "domani mattina": when somebody is called who asks now, from the hours of the office; null where it has none. */
export async function expectedCall(input: unknown, tx?: Tx): Promise<string | null> {
  const now = new Date()
  const call = callTime(await hoursNow(tx), now, fasciaOf(input))
  return call && callText(call, now)
}

const SHOWN = {
  id: true,
  codice: true,
  product: true,
  stato: true,
  createdAt: true,
  input: true,
  agent: { select: { nome: true, cognome: true, telefono: true, email: true, slug: true, published: true } },
} satisfies Prisma.LeadSelect

type Row = Prisma.LeadGetPayload<{ select: typeof SHOWN }>

type OfficeHours = Awaited<ReturnType<typeof hoursNow>>

/** When somebody who asked then is called, as one says it today; null once it has passed. */
function calledAt(hours: OfficeHours, sentAt: Date, input: unknown): string | null {
  const now = new Date()
  const call = callTime(hours, sentAt, fasciaOf(input))
  return call && !hasPassed(call, now) ? callText(call, now) : null
}

/** What who asked may read of it: nothing of themselves, which whoever finds the link would read too. */
function presentFollowed(
  { id, codice, product, stato, createdAt, input, agent }: Row,
  hours: OfficeHours,
): FollowedLead {
  return {
    _id: id,
    codice,
    prodotto: PRODOTTI[product],
    stato,
    inviataIl: createdAt.toISOString(),
    chiamata: calledAt(hours, createdAt, input),
    agente: agent && {
      nome: agent.nome,
      cognome: agent.cognome,
      telefono: agent.telefono,
      email: agent.email,
      pagina: agent.published ? `/agente/${agent.slug}` : null,
    },
  }
}

/** The request that a link opens. @throws 404 for what is no link of ours; 'finito' for one that has ended */
export async function followedLead(token: string): Promise<FollowedLead | 'finito'> {
  const link = orNotFound(readLink(PURPOSE, token))
  if (link.expired) return 'finito'
  const lead = orNotFound(await db().lead.findUnique({ where: { id: link.id }, select: SHOWN }))
  return presentFollowed(lead, await hoursNow())
}

/** The requests that a client sent from the site, newest first: theirs, or of the address that they have confirmed. */
export async function clientLeads({ actor: { userId, email } }: ClientScope): Promise<FollowedLead[]> {
  const rows = await db().lead.findMany({
    where: {
      OR: [{ clientId: userId }, { clientId: null, email }],
      praticaId: null,
      stato: { not: 'convertito' },
      createdAt: { gte: addDays(new Date(), -DAYS) },
    },
    select: SHOWN,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  })
  const hours = await hoursNow()
  return rows.map((row) => presentFollowed(row, hours))
}
