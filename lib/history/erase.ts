import 'server-only'
import type { Tx } from '@/lib/core/db'

type Erasure = {
  /** Who is called nothing but a client who was erased, also as the author of entries; nobody where whoever goes has no record. */
  clientId?: string
  /** The objects that tell of the client: the client, leads, cases. */
  refs: readonly string[]
  /** The columns whose values go. */
  fields: readonly string[]
  /** These objects are called by the client's name. */
  named?: boolean
}

/**
 * Takes a person out of the history (art. 17 GDPR, or where the time of keeping them is over): what happened, when and by whom stays, the
 * values of these fields and the client's name do not. Nothing else may change the history: a trigger refuses it.
 */
export async function eraseFromHistory(tx: Tx, { clientId, refs, fields, named }: Erasure): Promise<void> {
  await tx.$executeRaw`SELECT erase_history(${clientId ?? null}::uuid, ${[...refs]}::uuid[], ${[...fields]}::text[])`
  if (named) await tx.$executeRaw`SELECT erase_history_labels(${[...refs]}::uuid[])`
}
