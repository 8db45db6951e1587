import 'server-only'
import type { Tx } from '@/lib/core/db'
import { invalidField } from '@/lib/core/errors'
import { freeSlots, officeHoursOf } from '@/lib/italian/opening-hours'
import { companySettings } from '@/lib/settings/company-settings'
import { openPositions } from './data'
import { type RequestInput, SPONTANEA } from './schema'

/** How many days the call-back calendar shows. */
const CALL_DAYS = 5

/** A slot must still be ahead of us, in the office's own hours, whatever the page offered. */
export async function checkSlot(input: RequestInput, now = new Date()): Promise<void> {
  if (input.kind !== 'richiamata' || !input.dettagli) return
  const { giorno, fascia } = input.dettagli
  const { orari } = await companySettings()
  const day = freeSlots(officeHoursOf(orari), now, CALL_DAYS).find((free) => free.giorno === giorno)
  if (!day) throw invalidField('dettagli.giorno', 'Quel giorno non possiamo chiamarti: scegline un altro.')
  if (!day.fasce.includes(fascia))
    throw invalidField('dettagli.fascia', 'Quest’ora non è più libera: scegline un’altra.')
}

/** A position that the page offers today, or none in particular. */
export async function checkPosition(input: RequestInput): Promise<void> {
  if (input.kind !== 'candidatura' || !input.dettagli) return
  const { posizione } = input.dettagli
  if (posizione === SPONTANEA) return
  const open = await openPositions()
  // The page names the place too: the same work may be open in two cities.
  if (!open.some(({ titolo, sede }) => posizione === titolo || posizione === `${titolo}, ${sede}`))
    throw invalidField(
      'dettagli.posizione',
      'Questa posizione non è aperta: scegline un’altra, o inviaci una candidatura spontanea.',
    )
}

/** The agent or the agency that a request is for, as the public site shows them; the agent's agency follows. */
export async function addressee(
  tx: Tx,
  { agentId, agencyId }: Pick<RequestInput, 'agentId' | 'agencyId'>,
): Promise<{ agentId: string | null; agencyId: string | null }> {
  const agent = agentId
    ? await tx.agent.findFirst({ where: { id: agentId, published: true, status: 'validated' } })
    : null
  if (agentId && !agent)
    throw invalidField('agentId', 'Questo consulente non riceve più richieste: scrivici dai contatti.')
  if (agencyId && !(await tx.agency.count({ where: { id: agencyId, published: true } })))
    throw invalidField('agencyId', 'Questa agenzia non c’è più: scegline un’altra.')
  return { agentId: agent?.id ?? null, agencyId: agencyId ?? agent?.agencyId ?? null }
}
