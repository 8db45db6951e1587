import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/actor'
import { agentRows } from '@/lib/auth/agent-scope'
import { rowsByRole } from '@/lib/auth/by-role'
import { db } from '@/lib/core/db'
import { orNotFound } from '@/lib/core/errors'
import { visiblePratiche } from '@/lib/features/pratiche/access'
import { allowedRows } from '@/lib/resources/access'
import type { Prisma } from '@/prisma/generated/client'
import type { SospettoInput } from './schema'

/** The clients that somebody of the staff may name: the office's, or those of the own cases. */
const namedClients = (actor: Actor | null) =>
  rowsByRole<Prisma.ClientWhereInput>(actor, {
    admin: (office) => can(office, 'clients_manage'),
    agent: (agent) => agentRows('client', agent),
    client: false,
  })

/** What a case or a client is called, for who sees it. */
export async function subjectName(actor: Actor, { oggetto, id }: SospettoInput): Promise<string> {
  if (oggetto === 'pratica') {
    const where = { AND: [allowedRows(visiblePratiche, actor), { id }] }
    const found = orNotFound(
      await db().pratica.findFirst({ where, select: { codice: true, intestatario: true } }),
    )
    return `${found.codice}, ${found.intestatario}`
  }
  const where = { AND: [allowedRows(namedClients, actor), { id }] }
  const found = orNotFound(await db().client.findFirst({ where, select: { nome: true, cognome: true } }))
  return `${found.nome} ${found.cognome}`
}
