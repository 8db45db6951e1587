import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { visiblePratiche } from '@/lib/features/pratiche/access'

/** A ticket may be about a case that its opener sees. */
export async function requireCase(tx: Tx, actor: Actor, id: string | null): Promise<void> {
  const visible = visiblePratiche(actor)
  if (id === null) return
  const found =
    visible === false
      ? 0
      : await tx.pratica.count({ where: { AND: [{ id }, visible === true ? {} : visible] } })
  if (found === 0) throw invalidField('praticaId', 'Questa pratica non c’è o non è tua.')
}
