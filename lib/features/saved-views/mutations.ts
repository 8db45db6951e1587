import 'server-only'
import type { Scope } from '@/lib/auth/actor'
import { db } from '@/lib/core/db'
import { notFound } from '@/lib/core/errors'
import { idOrNotFound, newId } from '@/lib/core/ids'
import type { SavedViewInput } from './schema'

/** Saves a view; the same name again replaces what it held. */
export async function saveView({ actor: { role, userId } }: Scope, input: SavedViewInput) {
  const { resource, nome, query } = input
  const owner = { resource, role, userId, nome }
  const row = await db().savedView.upsert({
    where: { resource_role_userId_nome: owner },
    create: { id: newId(), ...owner, query },
    update: { query },
  })
  return { _id: row.id, nome, query }
}

/** Another name for a view; one that is taken stays whose it is. */
export async function renameView({ actor: { role, userId } }: Scope, id: string, nome: string) {
  const where = { id: idOrNotFound(id), role, userId }
  const { count } = await db().savedView.updateMany({ where, data: { nome } })
  if (count === 0) throw notFound()
  return { _id: id, nome }
}

export async function deleteView({ actor: { role, userId } }: Scope, id: string): Promise<void> {
  const where = { id: idOrNotFound(id), role, userId }
  const { count } = await db().savedView.deleteMany({ where })
  if (count === 0) throw notFound()
}
