import 'server-only'
import type { Tx } from '@/lib/core/db'
import { AppError, invalidField } from '@/lib/core/errors'
import { checkProvince } from '@/lib/places/check-province'
import type { Agent } from '@/prisma/generated/client'
import { STATI_APERTI } from '../../words/case-states'
import { missingForSite } from './agent-schema'
import { heldBy } from './held-by'

type Columns = Partial<Record<keyof Agent, unknown>>

/** A manager works here, and is not somebody below the agent. */
export async function checkManager(tx: Tx, id: unknown, managerId: unknown): Promise<void> {
  if (typeof managerId !== 'string') return
  const refused = (message: string) => invalidField('managerId', message)
  if (managerId === id) throw refused('Nessuno è il manager di sé stesso.')
  const manager = await tx.agent.findUnique({ where: { id: managerId } })
  if (manager?.status !== 'validated') throw refused('Questo manager non c’è o non è confermato.')
  if (typeof id === 'string' && manager.managerIds.includes(id))
    throw refused(`${manager.nome} ${manager.cognome} dipende da questo agente: prima cambia il suo manager.`)
}

export async function checkProvinces(tx: Tx, { provincia, provinceOperative }: Columns): Promise<void> {
  await checkProvince(provincia, 'provincia', tx)
  for (const one of (provinceOperative ?? []) as string[]) await checkProvince(one, 'provinceOperative', tx)
}

/** What makes a record that is in use incomplete is refused; one that is incomplete already can still be put right. */
export function checkComplete(before: Columns | null, after: Columns): void {
  if (after.status === 'validated' && before?.oamNumber && !after.oamNumber)
    throw invalidField('oamNumber', 'Un agente confermato ha il numero OAM.')
  if (after.published !== true) return
  const had = before?.published === true ? missingForSite(before).map(([field]) => field) : []
  const errors = missingForSite(after)
    .filter(([field]) => !had.includes(field))
    .map(([path, message]) => ({ path, message }))
  if (errors.length > 0)
    throw new AppError('invalid', errors.map(({ message }) => message).join(' '), { errors })
}

/** With open cases it has to be said whether they go along: the verb asks. */
export async function checkAgency(tx: Tx, before: Columns | null, agencyId: unknown): Promise<void> {
  if (!before || agencyId === undefined || agencyId === before.agencyId) return
  const open = await tx.pratica.count({ where: { agentId: String(before.id), stato: { in: STATI_APERTI } } })
  if (open === 0) return
  const cases = open === 1 ? 'una pratica aperta' : `${open} pratiche aperte`
  throw invalidField('agencyId', `Ha ${cases}: usa CAMBIA AGENZIA, che chiede se passano anche quelle.`)
}

/** An address that somebody else had leads to their page still. */
export async function checkSlug(tx: Tx, id: unknown, slug: unknown): Promise<void> {
  if (typeof slug !== 'string') return
  const former = await tx.agentSlug.findUnique({ where: { slug } })
  if (!former || former.agentId === id) return
  const errors = [{ path: 'slug', message: 'Questo indirizzo era di un altro agente, a cui porta ancora.' }]
  throw new AppError('conflict', 'L’indirizzo della pagina è già usato.', { errors })
}

/** Only who never worked here can be deleted: an invitation that nobody accepted. */
export async function refuseUsed(tx: Tx, { id, status, lastLoginAt }: Columns): Promise<void> {
  const held = await heldBy(tx, String(id))
  if (held.length > 0)
    throw new AppError(
      'conflict',
      `Non si può cancellare: ci sono ${held.join(', ')}. Chiudi il mandato e affida tutto ad altri.`,
    )
  if (status !== 'pending' || lastLoginAt)
    throw new AppError(
      'conflict',
      'Chi ha lavorato qui non si cancella: blocca l’accesso o chiudi il mandato.',
    )
}
