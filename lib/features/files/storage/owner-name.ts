import 'server-only'
import { db } from '@/lib/core/db'
import type { StoredFile } from '@/prisma/generated/client'

type Owned = Pick<StoredFile, 'ownerRole' | 'ownerId'>

/** Who uploaded a file, with what they are; null for a visitor and for the product itself. */
export async function ownerName({ ownerRole, ownerId: id }: Owned): Promise<string | null> {
  if (!id || !ownerRole) return null
  if (ownerRole === 'admin') {
    const admin = await db().admin.findUnique({ where: { id }, select: { name: true, surname: true } })
    return admin && `${admin.name} ${admin.surname}, ufficio`
  }
  const select = { nome: true, cognome: true } as const
  const [found, what] =
    ownerRole === 'agent'
      ? [await db().agent.findUnique({ where: { id }, select }), 'agente']
      : [await db().client.findUnique({ where: { id }, select }), 'cliente']
  return found && `${found.nome} ${found.cognome}, ${what}`
}
