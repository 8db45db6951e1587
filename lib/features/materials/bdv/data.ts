import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { env } from '@/lib/core/env'
import { orNotFound } from '@/lib/core/errors'
import { idOrNotFound } from '@/lib/core/ids'
import { managesAgents } from '@/lib/features/agents/access'
import { FIGURE } from '@/lib/features/agents/schema'
import type { Figura, Prisma } from '@/prisma/generated/client'
import type { BdvCard } from './schema'

const SHOWN = {
  id: true,
  nome: true,
  cognome: true,
  figura: true,
  telefono: true,
  whatsapp: true,
  email: true,
  oamNumber: true,
  slug: true,
  published: true,
  urlPhoto: true,
  agencyId: true,
  agency: { select: { nome: true, indirizzo: true, cap: true, comune: true, provincia: true } },
} as const satisfies Prisma.AgentSelect

type Row = Prisma.AgentGetPayload<{ select: typeof SHOWN }>

/** The public address of an agent as people write it. */
export const siteOf = (slug: string): string => `${env().SITE_URL.replace(/^https?:\/\//, '')}/agente/${slug}`

function presentCard({ id, figura, slug, published, agency, whatsapp, agencyId: _, ...row }: Row): BdvCard {
  return {
    _id: id,
    ...row,
    ruolo: FIGURE[figura],
    whatsapp: whatsapp?.replace(/\D/g, '') || null,
    sito: published ? siteOf(slug) : null,
    agenzia: agency,
  }
}

/** The head of an agency orders for its people. */
const LEADS: Figura = 'responsabile_agenzia'

/** Whose cards somebody makes: the office everybody's, an agent the own one, the head of an agency those of its people. */
function cardsOf(actor: Actor): Prisma.AgentWhereInput {
  if (managesAgents(actor)) return {}
  if (actor.role !== 'agent') return { id: { in: [] } }
  const { userId: id } = actor
  return { OR: [{ id }, { agency: { agents: { some: { id, figura: LEADS, status: 'validated' } } } }] }
}

/** Those who make cards at all. */
export const makesCards = (actor: Actor | null): boolean => actor?.role === 'agent' || managesAgents(actor)

/** What the card of an agent says. @throws 404 where the agent does not work, or is not the reader's */
export async function cardOf(actor: Actor, id: string): Promise<BdvCard> {
  const where = { AND: [{ id: idOrNotFound(id), status: 'validated' as const }, cardsOf(actor)] }
  return presentCard(orNotFound(await db().agent.findFirst({ where, select: SHOWN })))
}

/** The same for documents of the office that name an agent. */
export async function anyCard(id: string): Promise<BdvCard | null> {
  const row = await db().agent.findFirst({ where: { id, status: 'validated' }, select: SHOWN })
  return row && presentCard(row)
}

/** The same of many, by their id; who does not work with us is not among them. */
export async function anyCards(ids: readonly string[]): Promise<Map<string, BdvCard>> {
  const where = { id: { in: [...ids] }, status: 'validated' as const }
  const rows = await db().agent.findMany({ where, select: SHOWN })
  return new Map(rows.map((row) => [row.id, presentCard(row)]))
}

/** For whom somebody may order: themselves first. */
export async function orderPeople({ userId: id }: Actor): Promise<{ _id: string; nome: string }[]> {
  const where = {
    AND: [{ status: 'validated' as const }, { agency: { agents: { some: { id, figura: LEADS } } } }],
  }
  const rows = await db().agent.findMany({
    where: { OR: [{ id }, where] },
    select: { id: true, nome: true, cognome: true },
    orderBy: [{ cognome: 'asc' }, { id: 'asc' }],
    take: 200,
  })
  return rows
    .map((row) => ({ _id: row.id, nome: `${row.nome} ${row.cognome}` }))
    .sort((a, b) => Number(b._id === id) - Number(a._id === id))
}

const CONTACT = {
  ...SHOWN,
  agency: { select: { id: true, ...SHOWN.agency.select } },
} as const

/** What the address book is told of an agent, and the name of that file. */
export async function contactOf(actor: Actor, id: string) {
  const where = { AND: [{ id: idOrNotFound(id), status: 'validated' as const }, cardsOf(actor)] }
  const found = orNotFound(await db().agent.findFirst({ where, select: CONTACT }))
  const { agency, whatsapp, ...agent } = found
  return {
    _id: agent.id,
    nome: agent.nome,
    cognome: agent.cognome,
    figura: agent.figura,
    email: agent.email,
    telefono: agent.telefono,
    whatsapp: whatsapp?.replace(/\D/g, '') || null,
    agency: agency && { ...agency, _id: agency.id },
    oamNumber: agent.oamNumber,
    pagina: agent.published ? `${env().SITE_URL}/agente/${agent.slug}` : null,
    fileName: fileName(agent, 'vcf'),
  }
}

/** "biglietto-anna-rossi.pdf"; `what` sets files of one person apart: "biglietto-anna-rossi-foglio.pdf". */
export const fileName = (
  { nome, cognome }: { nome: string; cognome: string },
  ending: string,
  what = '',
): string =>
  `biglietto-${[nome, cognome, what]
    .filter(Boolean)
    .join('-')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '')
    .toLowerCase()}.${ending}`
