import 'server-only'
import { db } from '@/lib/core/db'
import { toEuro } from '@/lib/core/money'
import type { StatoRichiesta } from '@/lib/features/leads/contact-requests/types'
import type { SavedQuote } from '@/lib/features/quotes/data'
import { simulationPath } from '@/lib/features/quotes/link'
import type { Prisma } from '@/prisma/generated/client'
import { pageOf } from './pages'
import type { PageQuery } from './schema'

const LEAD = {
  id: true,
  codice: true,
  product: true,
  stato: true,
  importo: true,
  channel: true,
  createdAt: true,
  agent: { select: { nome: true, cognome: true } },
  quoteId: true,
  offerta: true,
} satisfies Prisma.LeadSelect
const CONTACT = {
  id: true,
  kind: true,
  stato: true,
  createdAt: true,
  agent: { select: { nome: true, cognome: true } },
} satisfies Prisma.ContactRequestSelect
const QUOTE = { id: true, product: true, input: true } satisfies Prisma.QuoteSelect

type Lead = Prisma.LeadGetPayload<{ select: typeof LEAD }>
type Quote = Prisma.QuoteGetPayload<{ select: typeof QUOTE }>
type Found =
  | { id: string; createdAt: Date; lead: Lead; quote: Quote | undefined }
  | { id: string; createdAt: Date; contact: Prisma.ContactRequestGetPayload<{ select: typeof CONTACT }> }

/** Contact requests know no client: they are found by the address that they were written from. */
async function addressOf(clientId: string): Promise<string | null> {
  const client = await db().client.findUnique({ where: { id: clientId }, select: { email: true } })
  return client?.email ?? null
}

/** How many there are in all. */
export async function countRequests(clientId: string): Promise<number> {
  const [leads, contacts] = await Promise.all([
    db().lead.count({ where: { clientId } }),
    addressOf(clientId).then((email) => (email ? db().contactRequest.count({ where: { email } }) : 0)),
  ])
  return leads + contacts
}

/** What the client asked for: calculators, campaigns, agents' entries; and what was written or called for from the client's address. */
export const requestsOf = (clientId: string, query: PageQuery) =>
  pageOf(
    clientId,
    'createdAt',
    query,
    async ({ where, ...page }): Promise<Found[]> => {
      const email = await addressOf(clientId)
      const [leads, contacts] = await Promise.all([
        db().lead.findMany({ ...page, where: { AND: [{ clientId }, where] }, select: LEAD }),
        email
          ? db().contactRequest.findMany({ ...page, where: { AND: [{ email }, where] }, select: CONTACT })
          : [],
      ])
      const quotes = await quotesOf(leads)
      const found: Found[] = [
        ...leads.map((lead) => ({ ...keyOf(lead), lead, quote: quotes.get(lead.quoteId ?? '') })),
        ...contacts.map((contact) => ({ ...keyOf(contact), contact })),
      ]
      return found.sort(newestFirst).slice(0, page.take)
    },
    present,
  )

const keyOf = ({ id, createdAt }: { id: string; createdAt: Date }) => ({ id, createdAt })
/** As the database orders them. */
const newestFirst = (a: Found, b: Found) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (b.id < a.id ? -1 : 1)

/** The simulations that the requests were made from. */
async function quotesOf(leads: readonly Lead[]): Promise<Map<string, Quote>> {
  const ids = leads.flatMap(({ quoteId }) => quoteId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db().quote.findMany({ where: { id: { in: ids } }, select: QUOTE })
  return new Map(rows.map((row) => [row.id, row]))
}

function present(found: Found) {
  const { id: _id, createdAt } = found
  const inviataIl = createdAt.toISOString()
  if ('contact' in found) {
    const { kind, agent: agente } = found.contact
    const stato = found.contact.stato as StatoRichiesta
    return { tipo: 'contatto' as const, _id, motivo: kind, stato, agente, inviataIl }
  }
  const { codice, product: prodotto, stato, importo, channel, agent: agente, offerta } = found.lead
  return {
    tipo: 'richiesta' as const,
    _id,
    codice,
    prodotto,
    stato,
    channel,
    agente,
    inviataIl,
    importo: importo === null ? null : toEuro(importo),
    simulazione: found.quote ? simulationOf(found.quote) : null,
    offerta: offerOf(offerta),
  }
}

/** Where it opens again; what was asked is stored as it was sent. */
const simulationOf = ({ product, input }: Quote) =>
  simulationPath({ product, input: input as unknown as SavedQuote['input'] })

/** The figures of the offer that was chosen, as the simulation keeps them. */
function offerOf(value: Prisma.JsonValue) {
  const offer = value as {
    bank?: { nome?: string } | null
    rata?: number
    tan?: number
    taeg?: number
  } | null
  if (!offer) return null
  const { bank, rata = null, tan = null, taeg = null } = offer
  return { banca: bank?.nome ?? null, rata, tan, taeg }
}
