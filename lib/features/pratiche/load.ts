import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { forbidden, notFound, staleVersion } from '@/lib/core/errors'
import { isId } from '@/lib/core/ids'
import type { WhereOf } from '@/lib/resources/model-types'
import type { Pratica } from '@/prisma/generated/client'
import { editablePratiche } from './access'

/** The case an actor may work on, locked for this transaction; somebody else's is a 404. */
export async function lockPratica(
  tx: Tx,
  actor: Actor,
  id: string,
  rule: (actor: Actor) => boolean | WhereOf<'pratica'> = editablePratiche,
): Promise<Pratica> {
  const allowed = rule(actor)
  if (allowed === false) throw forbidden()
  if (!isId(id)) throw notFound()
  await tx.$queryRaw`SELECT 1 FROM pratiche WHERE id = ${id}::uuid FOR UPDATE`
  const row = await tx.pratica.findFirst({ where: { AND: [{ id }, allowed === true ? {} : allowed] } })
  if (!row) throw notFound()
  return row
}

/** The case must still be as the caller read it. */
export function expectVersion(pratica: Pratica, version: number): void {
  if (pratica.version !== version) throw staleVersion()
}
