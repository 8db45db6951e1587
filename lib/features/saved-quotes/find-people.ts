import 'server-only'
import { type Actor, can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { byRole } from '@/lib/auth/by-role'
import { db } from '@/lib/core/db'
import { questionWhere } from '@/lib/resources/search-where'
import type { Prodotto } from '@/prisma/generated/client'

type Asked = { _id: string; codice: string; product: Prodotto }
/** Somebody known, and their requests, the last first: a quote is for one of them. */
export type Found = {
  nome: string
  cognome: string
  email: string | null
  telefono: string | null
  richieste: Asked[]
}

const SHOWN = 10
/** People whom the actor knows anyway: clients and requests that the actor may see, each address once. */
export async function findPeople(actor: Actor, q: string): Promise<Found[]> {
  const found = questionWhere(q)
  const select = { nome: true, cognome: true, email: true, telefono: true }
  const some = { select, take: SHOWN, orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }] }
  const isOffice = actor.role === 'admin'
  const [known, asked] = await Promise.all([
    isOffice && !can(actor, 'clients_manage')
      ? []
      : db().client.findMany({
          ...some,
          where: { AND: [...found, rowsOf('client', actor), { status: { not: 'deleted' } }] },
        }),
    isOffice && !can(actor, 'leads_manage')
      ? []
      : db().lead.findMany({
          ...some,
          select: { ...select, id: true, codice: true, product: true, stato: true },
          where: { AND: [...found, rowsOf('lead', actor)] },
        }),
  ])
  const byKey = new Map<string, Found>()
  const keep = ({ nome, cognome, email, telefono }: Omit<Found, 'richieste'>): Found => {
    const key = (email ?? `${nome} ${cognome}`).toLowerCase()
    const found = byKey.get(key) ?? { nome, cognome, email, telefono, richieste: [] }
    byKey.set(key, found)
    return found
  }
  for (const one of known) keep(one)
  for (const { id: _id, codice, product, stato, ...one } of asked) {
    const { richieste } = keep(one)
    if (stato !== 'perso') richieste.push({ _id, codice, product })
  }
  return [...byKey.values()].slice(0, SHOWN)
}

/** All rows for the office, whose flags were asked; an agent's by the agent's scope. */
function rowsOf<M extends 'client' | 'lead'>(model: M, actor: Actor) {
  return byRole(actor.role, {
    admin: () => ({}),
    agent: () => {
      const rows = agentRows(model, actor)
      return rows === true ? {} : rows
    },
    client: () => ({ id: { in: [] } }),
  })
}
