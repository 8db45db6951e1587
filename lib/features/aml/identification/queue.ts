import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { rulesOf } from '@/lib/features/aml/rules'
import { dueTasks } from './due'

/** The tasks of an agent, for the home: the whole's counts, and the first of it. */
export async function identificationQueue(actor: Actor, limit: number) {
  const rows = await dueTasks(actor, await rulesOf(), limit)
  return {
    total: rows[0]?.total ?? 0,
    late: rows[0]?.late_total ?? 0,
    items: rows.map(({ praticaId, codice, cliente, motivo, entroIl }) => ({
      _id: praticaId,
      codice,
      cliente,
      motivo,
      entro: entroIl,
      late: motivo === 'scaduta' || motivo === 'blocca',
    })),
  }
}
