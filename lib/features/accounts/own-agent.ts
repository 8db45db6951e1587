import 'server-only'
import type { ClientScope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'

/** The agent whose client somebody is, as of the code that they registered with; none who has left. */
export async function ownAgent({ actor: { userId } }: ClientScope) {
  const row = await db().client.findUniqueOrThrow({
    where: { id: userId },
    select: { agent: { select: { nome: true, cognome: true, telefono: true, email: true, status: true } } },
  })
  if (row.agent?.status !== 'validated') return null
  const { nome, cognome, telefono, email } = row.agent
  return { nome, cognome, telefono, email }
}
