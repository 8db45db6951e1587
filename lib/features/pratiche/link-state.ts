import { addDays } from '@/lib/core/dates'

/** How long an invitation waits for an answer. */
export const INVITE_DAYS = 30

/** How a person on a case stands to the client's area. */
export type Collegamento = 'collegata' | 'invitata' | 'scaduta' | 'rifiutata' | 'senza_email'

type Linkable = { clientId: string | null; invitedAt: Date | null; refusedAt: Date | null }

export function linkState({ clientId, invitedAt, refusedAt }: Linkable, now = new Date()): Collegamento {
  if (clientId) return 'collegata'
  if (refusedAt) return 'rifiutata'
  if (!invitedAt) return 'senza_email'
  return addDays(invitedAt, INVITE_DAYS) < now ? 'scaduta' : 'invitata'
}
