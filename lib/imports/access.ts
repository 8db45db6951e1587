import { type Actor, can } from '@/lib/auth/actor'
import { forbidden } from '@/lib/core/errors'
import { IMPORT_KINDS, type ImportKind } from './kinds'

/** What somebody may import: what they may create by hand. */
export const allowedKinds = (actor: Actor | null): readonly ImportKind[] =>
  (Object.keys(IMPORT_KINDS) as ImportKind[]).filter(
    (kind) => actor?.role === 'admin' && can(actor, IMPORT_KINDS[kind].permission),
  )

/** Refuses who may import nothing. */
export function admitImporters(actor: Actor | null): void {
  if (allowedKinds(actor).length === 0) throw forbidden()
}
