import 'server-only'
import { eraseFromHistory } from '@/lib/history/erase'
import { recordCommit } from '@/lib/history/record'
import type { ImportCtx, WrittenRow } from '@/lib/imports/define'
import { referencedBy } from '@/lib/resources/held'
import { FORGOTTEN } from '../accounts/erase-client'
import { titleOf } from './schema'

const CHANGED = 'È cambiato dopo l’importazione: resta com’è.'

/**
 * Takes back a client whom an import has made and of whom nobody has written anything since: the record goes, and of the history only
 * what happened stays. Why it must be left, otherwise. Nobody else is deleted: see 038.
 */
export async function removeImported(
  { tx, ...ctx }: ImportCtx,
  { ref, refVersion }: WrittenRow,
): Promise<string | null> {
  const client = await tx.client.findUnique({ where: { id: ref } })
  if (!client) return null
  if (client.version !== refVersion || client.passwordHash !== null || client.status !== 'pending')
    return CHANGED
  if ((await tx.consent.count({ where: { clientId: ref } })) > 0)
    return 'Ha consensi registrati, che sono una prova: resta. Si può cancellare dalla sua scheda.'
  await tx.client.delete({ where: { id: ref } }).catch((error: unknown) => {
    throw referencedBy(error)
  })
  await recordCommit(tx, ctx, { model: 'Clients', label: titleOf(client), before: client, after: null })
  await eraseFromHistory(tx, { clientId: ref, refs: [ref], fields: FORGOTTEN })
  return null
}
